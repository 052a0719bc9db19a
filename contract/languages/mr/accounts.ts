export const title = 'हिशेब'
export const description = 'आपल्या हिशेबनीसांना पोर्टलमधून जे लागते ते, त्यांच्या नेहमीच्या स्वरूपात.'
