declare const brand: unique symbol;

/** A value that only its own module can make: a bare number or string never passes for it. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
