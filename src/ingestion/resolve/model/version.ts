/**
 * Names the rules, weights, word lists and tables of this room together. Anything here that can change a
 * result changes it, and a changed one means: features are computed and listings resolved anew (`rebuild`).
 */
export const MODEL_VERSION = '8'
