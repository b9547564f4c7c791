declare const brand: unique symbol;

/** A type whose values only its own module can make, so that a bare number or string is not accepted in its place. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
