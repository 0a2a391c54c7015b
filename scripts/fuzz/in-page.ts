import { playStretch, type PlayStretch } from './stretch';

declare global {
  var playStretch: PlayStretch;
}

globalThis.playStretch = playStretch;
