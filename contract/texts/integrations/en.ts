export const integrations = {
  title: 'Integrations',
  description: 'How other programs work with the portal',
  apiDescription: 'Description of the API',
} as const
