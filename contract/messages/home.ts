/* The staff homes (spec/1 "Staff home screens"). */
export const welcome = (name: string) => `Welcome back, ${name}!`
export const welcomeAdmin = (name: string) => `Welcome back Admin, ${name}!`
