export const fetchFailed = 'The activity log could not be loaded'
export const none = 'Nothing happened between these two days, or nothing that fits the filters.'
