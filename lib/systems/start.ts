/** What the product sees of a system to begin a hero; apart from the registry, so that pages load it when it is asked for. */
export { archetypes } from './living/start/archetypes';
export { randomHero } from './living/start/random';
