import { messages } from '#contract/messages.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { paths } from '#web/paths.ts'

/** The address at which dealers sign up. */
export const signUpLink = (): string => `${window.location.origin}${paths.signUp}`

/** Copies the address at which dealers sign up; where the browser refuses, the toast shows the address. */
export function copySignUpLink(): Promise<void> {
  const link = signUpLink()
  const { signUpLinkCopied, signUpLinkRefused } = messages.client
  return copyText(link, { copied: signUpLinkCopied, refused: signUpLinkRefused, detail: link })
}
