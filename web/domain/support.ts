/** The office's contact data, which the server writes into the page; empty where not set. */
export const support = { phone: written('support-phone'), email: written('support-email') }

function written(name: string): string {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
  // The development server leaves the placeholder unreplaced.
  return text.startsWith('__') ? '' : text
}
