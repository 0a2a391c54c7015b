export { parts, system } from '@/lib/systems/living/together/odds';
export { odds as views } from './odds/odds';
