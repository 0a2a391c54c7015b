import product from '../../../package.json' with { type: 'json' };

/** The version of Pipsmith in its package.json. */
export const productVersion = (): string => product.version;
