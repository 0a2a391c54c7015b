export { parts, system } from '@/lib/systems/living/together/odds';
export { OddsStrip } from './strip';
