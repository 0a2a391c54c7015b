export { parts, system } from '@/lib/systems/draco/together/cards';
export { builder as views } from './builder';
