export { parts, system } from '@/lib/systems/living/together/cards';
export { builder as views } from './builder';
