export { parts, system } from '@/lib/systems/first/together/cards';
export { builder as views } from './builder';
