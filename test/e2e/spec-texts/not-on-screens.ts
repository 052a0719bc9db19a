/** Texts of the specification that no screen can show, each with the reason, or the place of its proof. */
export const textsNotOnScreens: Readonly<Record<string, string>> = {
  'Branch created successfully': 'for an answer without data, which the checked answers of the server rule out',
  'Firm created successfully': 'for an answer without data, which the checked answers of the server rule out',
  'branchId is required and was not provided': 'the screen always sends it; the server refuses calls without it',
  'firmId is required and was not provided': 'the screen always sends it; the server refuses calls without it',
  'Proper ID was not provided': 'the server’s refusal of a case id that is none; no screen sends one',
  'No Valid CaseId is Provided': 'the server’s refusal of a call without a case; screens say "No Case ID provided"',
  'No Valid Id Provided': 'the server’s refusal of an id that is none; no screen sends one',
  'Employee is required': 'superadmins have no such field, employees have their own fixed in it',
  'No remarks': 'no case can be rejected without a reason',
  'CASE FEE': 'inside the code that is scanned to pay: test/e2e/story.e2e.ts decodes it',
  'Not Alloted': 'on paper: reports/case-report.test.ts',
  'Case Details Report': 'on paper: reports/case-report.test.ts',
}
