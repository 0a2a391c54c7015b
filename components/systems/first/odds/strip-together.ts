export { parts, system } from '@/lib/systems/first/together/odds';
export { OddsStrip } from './strip';
