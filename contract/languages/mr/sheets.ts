export const noFile = 'XLSX किंवा CSV फाईल निवडा'
export const format = 'ही फाईल XLSX किंवा CSV नाही. ती यांपैकी एका स्वरूपात सेव्ह करून तीच निवडा.'
export const encrypted = 'ही फाईल पासवर्डने सुरक्षित आहे. ती पासवर्डविना सेव्ह करून तीच निवडा.'
export const macros = 'या वर्कबुकमध्ये मॅक्रो आहेत. ते मॅक्रोविना XLSX म्हणून सेव्ह करून तेच निवडा.'
export const unreadable = 'ही फाईल खराब झाली आहे आणि उघडता येत नाही. ती पुन्हा सेव्ह करून तीच निवडा.'
export const tooLarge = 'या फाईलमध्ये खूप माहिती आहे: उघडल्यावर जास्तीत जास्त 100 MB. ती विभागून भाग इम्पोर्ट करा.'
export const tooSlow = 'ही फाईल उघडण्यास खूप वेळ लागत आहे. फक्त आवश्यक ओळी आणि स्तंभ ठेवा.'
export const unopened = 'ही फाईल येथे उघडता येत नाही. ती XLSX किंवा CSV म्हणून पुन्हा जतन करा.'
export const tooManyRows = (most: string) => `या शीटमध्ये ${most} पेक्षा जास्त ओळी आहेत. ती अनेक फायलींमध्ये विभागा.`
export const tooManyColumns = (row: number, most: number) => `ओळ ${row} मध्ये ${most} पेक्षा जास्त स्तंभ आहेत.`
export const tooLongCell = (row: number, most: string) => `ओळ ${row} मधील एका सेलमध्ये ${most} पेक्षा जास्त अक्षरे आहेत.`
export const openQuote = (row: number) => `ओळ ${row} मधील एक अवतरण चिन्ह बंद केलेले नाही.`
export const oldWorkbook = 'ही 2007 पूर्वीची वर्कबुक (XLS) आहे. ती XLSX म्हणून जतन करून निवडा.'
export const openDocument = 'ही OpenDocument शीट (ODS) आहे. ती XLSX म्हणून जतन करून निवडा.'
export const mt940 = 'हे MT940 स्वरूपातील स्टेटमेंट आहे. बँकेकडून XLSX किंवा CSV मागून निवडा.'
export const tooManySheets = 'या वर्कबुकमध्ये 100 पेक्षा जास्त शीट आहेत. ती अनेक फाईलींत विभागा.'
