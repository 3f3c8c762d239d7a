const currencies = new Set(Intl.supportedValuesOf('currency').filter((code) => code !== 'USD'))

/** The sign or code of a currency other than ours in a heading or a cell. */
export const otherCurrencyIn = (text: string): string | undefined =>
  text
    .match(/[€£¥]|(?<![A-Za-z])(?:[kK][rR](?![A-Za-z])|(?!US\$)[A-Z]{1,3}\$|[A-Z]{3}(?![A-Za-z]))/g)
    ?.find((word) => !/^[A-Z]{3}$/.test(word) || currencies.has(word))
