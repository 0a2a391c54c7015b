import { terms } from '#words/language/words';
import { api, share } from '#words/messages/share';
import { builder } from '#words/messages/builder';
import { files } from '#words/messages/files';
import { history, saving } from '#words/messages/saving';
import { myHeroes } from '#words/messages/my-heroes';
import { offline, site } from '#words/messages/site';
import { print, skillPrints } from '#words/messages/print';
import { roster } from '#words/messages/roster';

export const en = {
  api,
  terms,
  builder,
  files,
  history,
  myHeroes,
  offline,
  roster,
  saving,
  share,
  print,
  site,
  skillPrints,
};
