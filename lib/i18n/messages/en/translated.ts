/** The same keys with texts of another language. */
export type Translated<T> = { [Key in keyof T]: T[Key] extends string ? string : Translated<T[Key]> };
