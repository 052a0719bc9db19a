import { z } from 'zod'
import { person } from '../cases/case.ts'
import { flag, requiredText } from '../fields.ts'
import { MAX_NAME } from '../limits.ts'
import { staffRoles } from '../roles.ts'
import { textKey } from '../texts.ts'
import { isAdminList, listNames } from './list-names.ts'

export const ListName = z.enum(listNames)

const query = z.record(z.string(), z.unknown())
/** Ids of the columns of a table, which are letters. */
const hiddenColumns = z
  .array(z.string().regex(/^[A-Za-z]{1,40}$/))
  .max(50)
  .nullable()
const isShared = flag()
const name = requiredText(textKey('views.nameRequired'), MAX_NAME)
const list = z.enum(listNames, { error: textKey('views.listRequired') })

/** A saved query of a list. `query` is what the list's own call takes. */
export const View = z.object({
  id: z.uuid(),
  list: ListName,
  name: z.string(),
  query,
  /** The columns that the view hides; null where it leaves the columns to the person. */
  hiddenColumns: z.array(z.string()).nullable(),
  isShared: z.boolean(),
  /** Whether the caller saved it, and may change it. */
  isMine: z.boolean(),
  /** Whether the caller's list begins with it, by the caller's own choice or by that of the role. */
  isStart: z.boolean(),
  /** The roles whose lists begin with it where a person has chosen none. */
  startOf: z.array(z.enum(staffRoles)),
  by: person,
})
export type View = z.infer<typeof View>

/** A new view; it is private unless shared. The server validates `query` by the schema of its list. */
export const NewView = z.strictObject({
  list,
  name,
  query,
  hiddenColumns: hiddenColumns.optional(),
  isShared: isShared.optional(),
})
export type NewView = z.input<typeof NewView>

/** A change of a view; fields that are left out stay. The list never changes. */
export const EditView = z.strictObject({
  list: list.optional(),
  name: name.optional(),
  query: query.optional(),
  hiddenColumns: hiddenColumns.optional(),
  isShared: isShared.optional(),
})
export type EditView = z.input<typeof EditView>

/** The view with which the caller's list begins, or with `role` the lists of all who have chosen none; null for none. */
export const StartView = z
  .strictObject({
    list,
    viewId: z.uuid(textKey('cases.noValidId')).nullable(),
    role: z.enum(staffRoles, { error: textKey('views.badRole') }).optional(),
  })
  .refine(({ list, role }) => role !== 'employee' || !isAdminList(list), {
    path: ['role'],
    error: textKey('views.notTheirList'),
  })
export type StartView = z.input<typeof StartView>
