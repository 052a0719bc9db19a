// Generated from the contract by `npm run gen`; do not edit.
import type { identityEndpoints as DeclaredIdentityEndpoints } from '#contract/identity/identity-endpoints.ts'
import type { passkeySignInEndpoints as DeclaredPasskeySignInEndpoints } from '#contract/identity/passkey-sign-in-endpoints.ts'
import type { stepUpEndpoints as DeclaredStepUpEndpoints } from '#contract/identity/step-up-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const identityEndpoints: ClientEndpoints<typeof DeclaredIdentityEndpoints> = {
  signIn: { method: 'POST', path: '/auth/login' },
  signOut: { method: 'POST', path: '/auth/logout' },
  myProfile: { method: 'GET', path: '/auth/get-my-profile' },
  resendCredentials: { method: 'POST', path: '/auth/resend-credentials' },
  linkOwner: { method: 'POST', path: '/auth/link-owner' },
  setPassword: { method: 'POST', path: '/auth/set-password' },
  changePassword: { method: 'POST', path: '/auth/change-password' },
  editPreferences: { method: 'PUT', path: '/auth/preferences' },
  toggleActivation: { method: 'POST', path: '/auth/toggle-user-activation/:userId' },
}

export const passkeySignInEndpoints: ClientEndpoints<typeof DeclaredPasskeySignInEndpoints> = {
  challenge: { method: 'POST', path: '/auth/passkey/challenge' },
  signIn: { method: 'POST', path: '/auth/passkey/sign-in' },
}

export const stepUpEndpoints: ClientEndpoints<typeof DeclaredStepUpEndpoints> = {
  status: { method: 'GET', path: '/auth/step-up' },
  prove: { method: 'POST', path: '/auth/step-up' },
}
