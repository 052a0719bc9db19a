export const warnings = {
  title: 'Portal configuration',
  proxyNotTrusted:
    'Requests come through a proxy that TRUST_PROXY does not name, so everybody counts as one caller and a stranger can use up the limits of all. Set TRUST_PROXY to the address of the proxy.',
  adminPasswordEasy:
    'The first superadmin was made with an ADMIN_PASSWORD that is easy to guess. Change it here, in My Profile.',
  clockNotTrusted:
    'The clock of this machine jumped, or differs from that of the database by more than five minutes. Bills and penalties are held back until the clocks agree. Set the clock right.',
  localLinks:
    'Links in mails and the sign-up link begin with {address}, which opens on the machine of the portal only. Enter the address that dealers and employees open.',
  diskNearlyFull:
    'The disk of the data folder has less than 1 GB left. Make room before it is full: then nothing can be saved any more.',
  mailsWaitForServer:
    'This process has no SMTP_URL, but others of this office send by a mail server: mails wait for them. Set SMTP_URL here, too, or SMTP_URL=off in every process once the office has no mail server any more.',
  mailServerUnprotected:
    'Mails wait: the mail server offers no TLS, or its certificate cannot be verified, so others could read passwords and links on the way. Set up TLS there, or set SMTP_INSECURE=on if nobody else can reach the line.',
  outgoingPaused:
    'This office was restored from a backup: mails, and reminders to the gateway, are held back. Release them once this is the office that people work with; what waits goes out then.',
  outgoingOfCopyPaused:
    'This data folder was copied from another place: mails, webhooks, and reminders to the gateway, are held back, so that nobody gets them twice. Release them only if this is the office that people work with, and the other one has stopped; what waits goes out then.',
  releaseOutgoing: 'Release mails and reminders',
  outgoingReleased: 'Mails and reminders go out again',
  outgoingNotPaused: 'Mails and reminders are not held back',
  /** `when` is an instant as people read it, or null if there was never a good backup. */
  backupIsOld:
    '{when, select, none {There is no good backup in {target} yet.} other {The last good backup in {target} is of {when}, more than twice its interval ago.}} Look at the process of npm run backup: its log says what is wrong.',
} as const
