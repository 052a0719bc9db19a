import type { expiryTypes } from '../cases/case-fields.ts'

/* The names under which offices, VAHAN and our own lists keep what we import; letter case, blanks and signs do not count. */

type ExpiryType = (typeof expiryTypes)[number]

const namesIn = (text: string): readonly string[] => text.split(/,\s*/)

/** What each paper is called. */
const papers: Readonly<Record<ExpiryType, readonly string[]>> = {
  INSURANCE: namesIn('insurance, ins, insu, insurance policy, policy, विमा, बीमा, इन्शुरन्स'),
  PUC: namesIn('puc, pucc, puc certificate, pollution, पीयूसी, प्रदूषण'),
  FITNESS: namesIn('fitness, fit, fc, cf, fitness certificate, फिटनेस, योग्यता'),
  TAX: namesIn('tax, mv tax, road tax, vehicle tax, motor vehicle tax, rto tax, कर, टॅक्स, टैक्स'),
  PERMIT: namesIn('permit, national permit, state permit, परमिट, परवाना'),
}

/** What stands behind the name of a paper for its last day; it may be nothing. */
const ends = [
  '',
  ...namesIn(`date, to, upto, up to, till, valid, validity, valid to, valid upto, valid till, validity upto, expiry,
  expiry date, exp, exp date, expires, expires on, expiry on, expiring, expired on, due, due date, due on, end,
  end date, ends, renewal, renewal date, last date, valid upto date, valid up to, paid upto, paid till, मुदत,
  वैधता, तारीख`),
]

const expiry = Object.fromEntries(
  Object.entries(papers).map(([type, names]) => [type, names.flatMap((name) => ends.map((end) => `${name} ${end}`))]),
) as Record<ExpiryType, string[]>

export const otherNames = {
  plate: namesIn(`plate, vehicle, vehicle no, vehicle number, vehicle reg no, vehicle regn no, vehicle registration no,
    vehicle registration number, veh no, veh, veh reg no, registration, registration no, registration number,
    registration mark, regn no, regn number, regd no, reg no, reg number, rc no, gadi no, gaadi no, गाडी,
    गाडी नंबर, गाडी क्रमांक, वाहन, वाहन क्रमांक, गाड़ी, गाड़ी नंबर, गाड़ी क्रमांक, वाहन नंबर`),
  chassis: namesIn(`chassis, chassis no, chassis number, chasis no, chasis number, chasis, chasi no, chasi, chesis no,
    chessis no, vin, vin no, चेसिस, चेसिस नंबर, चेसिस क्रमांक, चॅसिस नंबर, चॅसिस क्रमांक`),
  engine: namesIn(`engine, engine no, engine number, eng no, engin no, motor no, engine motor no, इंजिन, इंजिन क्रमांक,
    इंजिन नंबर, इंजन, इंजन नंबर`),
  firm: namesIn(`firm, firm name, dealer, dealer name, dealer firm, agent, agent name, broker, client, client name, डीलर,
    एजंट`),
  owner:
    namesIn(`owner, owner name, owners name, name of owner, registered owner, regd owner, name, customer, customer name,
    party name, party, मालक, मालकाचे नाव, मालिक, मालिक का नाम, नाव, नाम`),
  phone: namesIn(`phone, phone no, phone number, mobile, mobile no, mobile number, mob, mob no, contact, contact no,
    contact number, cell, cell no, whatsapp, whatsapp no, owner phone, owner phone no, owner mobile,
    owner mobile no, customer mobile, मोबाईल, मोबाईल नंबर, मोबाइल, मोबाइल नंबर, फोन, फ़ोन, संपर्क`),
  expiry,
}
