/** What the superadmin is told of how the portal is run. Beside the catalogue: no other page carries these. */
export const warningMessages = {
  title: 'How the portal is run',
  proxyNotTrusted:
    'Requests come through a proxy that TRUST_PROXY does not name, so everybody counts as one caller and a stranger can use up the limits of all. Set TRUST_PROXY to the address of the proxy.',
} as const
