export const title = 'इंटिग्रेशन'
export const description = 'इतर प्रोग्राम पोर्टलसोबत कसे काम करतात'
export const apiDescription = 'API चे वर्णन'
