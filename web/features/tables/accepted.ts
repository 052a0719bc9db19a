/** What a picker of files with tables offers: workbooks, CSV, text and pages of banks, which are named `.xls`. */
export const TABLE_FILES =
  '.xlsx,.csv,.tsv,.txt,.xls,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
