/**
 * The type of words in any language, derived from the English ones: the same names and parameters, with other texts.
 */
export type InAnyLanguage<English> = English extends (...parameters: infer Parameters) => infer Told
  ? (...parameters: Parameters) => Told extends string ? string : Told
  : English extends object
    ? { readonly [Name in keyof English]: InAnyLanguage<English[Name]> }
    : English;
