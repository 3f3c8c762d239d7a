/** `monthlyLimit` is `monthly-limit` on the command line. */
export const optionName = (member: string): string =>
  member.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
