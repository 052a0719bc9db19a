import { HttpError } from '../../http/errors.ts'

interface Owner {
  email: string
  first_name: string
  last_name: string
  phone_no: string
}

const PRODUCT = ['vehicle record portal', 'vehicle records portal', 'vehicle portal', 'record portal']

let common: Promise<ReadonlySet<string>> | undefined

/** Loads some 50,000 common passwords, when the first password is set. */
const loadCommon = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase()
const lettersOf = (text: string) => folded(text).replaceAll(/[^\p{L}\p{M}]/gu, '')

/**
 * Returns whether a password is common, in any letter case, or consists of the owner's address, name
 * or phone, or the product's name, with or without digits and signs around it.
 */
export async function isEasyToGuess(password: string, owner: Owner): Promise<boolean> {
  common ??= loadCommon()
  const plain = folded(password)
  if ((await common).has(plain)) return true
  const { email, first_name, last_name, phone_no } = owner
  const [local = ''] = email.split('@')
  if ([email, local, phone_no].includes(plain)) return true
  const letters = lettersOf(password)
  const names = [email, local, first_name, last_name, first_name + last_name, last_name + first_name, ...PRODUCT]
  return letters !== '' && names.some((name) => lettersOf(name) === letters)
}

/** Returns the 400 at the field. The caller was authorised already, so it does not count as a failure. */
export const passwordTooCommon = (field: 'password' | 'newPassword') =>
  new HttpError(400, 'password.easyToGuess', {
    fields: { [field]: 'password.easyToGuess' },
    asksForMore: true,
  })
