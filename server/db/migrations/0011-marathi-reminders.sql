-- Texts of reminders in Marathi; a table of at most fifteen rows.
alter table reminder_templates
  drop constraint reminder_templates_language_check,
  add constraint reminder_templates_language_check check (language in ('en', 'hi', 'mr'));
