-- The columns that a view hides; null where it leaves the columns to the person (docs/decisions/0111).
alter table saved_views add column hidden_columns text[]
  constraint saved_views_hidden_columns_check check (cardinality(hidden_columns) <= 50);
