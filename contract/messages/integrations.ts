export const title = 'Integrations'
export const description = 'How other programs work with the portal'
export const apiDescription = 'Description of the API'
