export const title = 'इंटीग्रेशन'
export const description = 'दूसरे प्रोग्राम पोर्टल के साथ कैसे काम करते हैं'
export const apiDescription = 'API का विवरण'
