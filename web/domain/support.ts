/** How the office is reached, as the server wrote it into the page; empty where it is not set. */
export const support = { phone: written('support-phone'), email: written('support-email') }

function written(name: string): string {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
  // The development server leaves the place as it is.
  return text.startsWith('__') ? '' : text
}
