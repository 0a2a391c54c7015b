/**
 * Codes of version 1 and the hero or party file that each of them is, for ever. Entries are added, never changed: a
 * change here is a link that somebody printed and that no longer leads to the hero.
 */
export const corpus: readonly { readonly about: string; readonly code: string; readonly file: string }[] = [
  {
    about: 'sample: bito',
    code: 'Agy5gKujVVN9as4tCvJMzXanpfpPf34IR3tomNf8g_xyhiLcZXjJg_4ytG6WCS7nmt0',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Bito van Ostmark","title":"Paladin","equipment":{"armour":"heavy","shield":true,"weapons":[{"name":"Heavy mace","type":"blunt"}],"other":["White surcoat"]},"faces":{"3":{"melee":1},"4":{"melee":3},"5":{"defence":4},"6":{"defence":4,"magic":1,"skill":1}},"skills":["druid/regrowth"]}',
  },
  {
    about: 'sample: gerda',
    code: 'Ag327LLV1SHPDbImSuZ1VC0OUA0BMuMjKsIQ8WQinN6PuWCf97VwvGYPYpjPQ1NWc2wCnkVEQQ',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Gerda Halfmoon","title":"Shield maiden","equipment":{"armour":"medium","shield":true,"weapons":[{"name":"Bearded axe","type":"slashing"}],"other":["Drinking horn"]},"faces":{"4":{"melee":2,"skill":1},"5":{"defence":3,"melee":2},"6":{"defence":3,"melee":3}},"skills":["warrior/shield-up","warrior/hamstring","warrior/berserk"]}',
  },
  {
    about: 'sample: mortimer',
    code: 'Ag6hsGZed6SK2xIJgqYscG9ej4gbnN9HTCcfoTnPy59LqcoXu89PAFEPyXleGJaHVoyiAYwLMiYkiA',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Mortimer Gray","title":"Voice of the end","equipment":{"armour":"light","shield":false,"weapons":[{"name":"Scythe","type":"slashing","pole":true}],"other":["Black cowl","Hourglass"]},"faces":{"4":{"melee":1},"5":{"defence":1,"melee":4},"6":{"defence":1,"melee":4,"skill":1}},"skills":["harbinger/angelripper","harbinger/mystic-sweep","harbinger/conviction"]}',
  },
  {
    about: 'sample: agnes',
    code: 'Ag1wUP5LU3_YXI7bDIT2p2E0-ejZeWXru_JXf5f5-nC-LL-2K6Umy8I16tZ_NGkuBWoH1Xo',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Captain Agnes Brandt","title":"Old guard","equipment":{"armour":"heavy","shield":false,"weapons":[{"name":"Sabre","type":"slashing"}],"other":["Bugle","Map case"]},"faces":{"3":{"defence":2},"4":{"melee":2},"5":{"defence":3,"melee":2},"6":{"defence":3,"melee":2,"skill":1}},"skills":["commander/you-fight-back","commander/gogogo","commander/take-cover"]}',
  },
  {
    about: 'sample: jane',
    code: 'Ag0zpHAvLc_2T4iVarF0h6CFMG_G4vvbaQ9j_ABGRoWcgKrpqxWhA3vvkBFNkaw1wkMRWg',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Jane","title":"Wolf rider","equipment":{"armour":"none","shield":false,"weapons":[{"name":"Short bow","type":"shortbow"}],"other":["Fur cap"]},"faces":{"5":{"ranged":3},"6":{"ranged":3,"skill":1}},"skills":["beastmaster/basic-animal-training","beastmaster/contagious-bite","ranger/dodge","ranger/volley"],"followers":[{"kind":"pet","name":"Fang","ability":"hungry","magical":false,"faces":{"4":{"defence":2},"5":{"melee":4,"skill":1},"6":{"defence":2,"melee":4}},"weapons":[{"name":"Teeth","type":"piercing"}]}]}',
  },
  {
    about: 'sample: ysolde',
    code: 'AhaHHDMb4q2piEqhO9WCmuHfPCbO-4l4DdmByXwYnqxrno95DqI91GXgWU4MCUbk6Ek0Ncajg2slpsFsPb4i0QN6RPRDa9ujNbnGDvE1EVqUprjzEwwedBKd',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Ysolde Fernhallow","title":"She who runs with bears","equipment":{"armour":"none","shield":false,"weapons":[{"name":"Mistletoe sickle","type":"magic"}],"other":["Bear pelt","Herb pouch"]},"faces":{"5":{"magic":1},"6":{"magic":4,"skill":1}},"skills":["druid/shapeshift","druid/regrowth","druid/sprawling-roots","druid/thorns","druid/bark-skin"],"followers":[{"kind":"beast-shape","name":"Great bear","ability":"thick-hide","magical":false,"faces":{"3":{"defence":2},"4":{"defence":2,"melee":2},"5":{"defence":4,"skill":1},"6":{"defence":4,"melee":2}},"weapons":[{"name":"Claws","type":"slashing"}]}]}',
  },
  {
    about: 'sample: azaria',
    code: 'AhUVYIRao7-UCtQc3xH2qFEaEW-6KK7r1U-RL360nN2_b8UzkA3BteSKMVoQVuuJ_74bFMbOPr-ezpDqYQoSrAO7Ai5UV8LEXdZZDpxwdQWmI2ZB',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Azaria Quill","title":"Keeper of the third seal","equipment":{"armour":"none","shield":false,"weapons":[{"name":"Chalk staff","type":"magic"}],"other":["Grimoire","Silver chalk"]},"faces":{"5":{"magic":1},"6":{"magic":4,"skill":1}},"skills":["summoner/summon-daemon","summoner/banish"],"followers":[{"kind":"daemon","name":"Gnashrak","faces":{"4":{"defence":2},"5":{"melee":3},"6":{"defence":2,"melee":3,"skill":1}},"weapons":[{"name":"Horns","type":"piercing"}],"skills":["summoner/horns","summoner/fiery-breath","summoner/wings"]}]}',
  },
  {
    about: 'sample: uncle-tom',
    code: 'Ag7iOK3D-vmV_k2TRjJhZ0Z0WdkJX82GWA6F3GFGK9-xPyNNfHmdxQMtU_mQJA404BAkTLq8THmtdGw',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Uncle Tom","title":"Battlemage, retired","equipment":{"armour":"none","shield":false,"weapons":[{"name":"Staff","type":"magic"}],"other":["Rocking chair","Long pipe"]},"faces":{"6":{"magic":5,"skill":1}},"skills":["elemental-mage/fireball","elemental-mage/glyph","elemental-mage/lightning-bolt","elemental-mage/icy-prison","elemental-mage/earthquake"]}',
  },
  {
    about: 'sample: prudence',
    code: 'Ag_u4EQ7TALxbwJkeTwp3E2WVDb0s_o-s1o8AAXcN1I8nRwWKgXof5lSoOspCcFSFQlK1Obn1hs3GwSy9oP2',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Sister Prudence","title":"Barefoot saint","equipment":{"armour":"none","shield":false,"weapons":[{"name":"Blessed lantern","type":"magic"}],"other":["Hemp robe","Bandages"]},"faces":{"4":{"magic":1},"5":{"magic":1},"6":{"magic":3,"skill":1}},"skills":["zealot/life-boon","zealot/guardian","zealot/mend-condition","zealot/words-of-solace","zealot/martyr"]}',
  },
  {
    about: 'sample: vesper',
    code: 'AhCvbG8E6u9aiiVllU1xKPPwpcAZvKShNTBTyIpTpjSmlCbK5b3Ajv6ShMsdDgofXlhF164RpomZmxQW-7-Tx_1a',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Vesper Coldhand","title":"Gravedigger of the seventh hill","equipment":{"armour":"none","shield":false,"weapons":[{"name":"Spade","type":"blunt"},{"name":"Bone wand","type":"magic"}],"other":["Lantern"]},"faces":{"4":{"melee":2},"5":{"magic":1},"6":{"magic":3,"skill":1}},"skills":["necromancer/raise-zombie","necromancer/spill-blood","necromancer/kiss-of-death"]}',
  },
  {
    about: 'sample: ines',
    code: 'Ag4ntJrggoQdmpfoYrrNRnwNMJKgjS9dfVz_m7MxPypRpA5NiEu_0BMfTGmDkCIfVYFKQYtEh5M',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Ines of the Quiet House","title":"Mind reader","equipment":{"armour":"light","shield":false,"weapons":[],"other":["Blindfold","Prayer beads"]},"faces":{"3":{"defence":1},"4":{"defence":1,"magic":1},"5":{"defence":1,"magic":1},"6":{"defence":1,"magic":2,"skill":1}},"skills":["psion/mindblast","psion/interrupt","psion/precognition"]}',
  },
  {
    about: 'sample: baptiste',
    code: 'AhM9tIDWntFj8mAYADZJ23tNkU-Y7LzgylDZF2JyzxYgWoIhE4dC7JncLdmHnwjF2NEXbBeoomDRyD2UVku3GXEdBTh9g_oUhUfMvw',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Baptiste Lacroix","title":"Pirate of the nine drums","equipment":{"armour":"none","shield":false,"weapons":[{"name":"Cutlass","type":"slashing"},{"name":"Flintlock","type":"pistol"}],"other":["Straw doll","Bottle of rum"]},"faces":{"4":{"melee":2},"5":{"ranged":2},"6":{"melee":2,"ranged":2,"skill":1}},"skills":["voodoo/papa-legba","voodoo/kalfu","voodoo/ogoun"]}',
  },
  {
    about: 'sample: nim',
    code: 'AhP4fIrDkdIpkMLOGHe9XyYxBskMfSjGQJaBnmAerapoJe_ZjJoOTFiZVtzI6CXsCpDLitVPNmnUx-sIRCrqofnPiBZkt5FFer8Ey7bL_Q',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Nim Quickfinger","title":"Nobody’s friend","equipment":{"armour":"none","shield":false,"weapons":[{"name":"Throwing knives","type":"throwing","melee":"piercing"},{"name":"Long knife","type":"slashing"}],"other":["Lockpicks","Bag of sand"]},"faces":{"3":{"melee":2},"5":{"melee":4},"6":{"melee":4,"skill":1}},"skills":["dirty-tricks/apply-poison","dirty-tricks/backstab","dirty-tricks/critical-hit","dirty-tricks/throw-dirt","dirty-tricks/shadows-dance"]}',
  },
  {
    about: 'sample: old-hobb',
    code: 'AhL0fPFIenmBEhM57ZpK7_4du8RDuOkkos3AcCrLJ7gw_lSkpu5vW6hl86H_v2D-jTkTzVhcDTfDGgBjuRiFhsXP1LwlsQYs6bZm',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Old Hobb","title":"Terror of the snowball field","equipment":{"armour":"medium","shield":false,"weapons":[{"name":"Blunderbuss","type":"rifle"}],"other":["Snow shoes","Woollen mittens"]},"faces":{"3":{"defence":2},"4":{"defence":2},"5":{"defence":2,"ranged":2},"6":{"defence":2,"ranged":2,"skill":1}},"skills":["survival/evade","ranger/pin-down"],"snowfall":{"skills":["snowfall/regular-snowball","snowfall/hidden-stone","snowfall/dodge","snowfall/hot-chocolate","snowfall/avalanche"]}}',
  },
  {
    about: 'case: bito-regrowth',
    code: 'AgoX4GKJjEIBjLapstG8GivcM3YvDyzcfVKVbg7Kb5XAK-UCQuA1KA',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Bito van Ostmark","equipment":{"armour":"heavy","shield":true,"weapons":[{"name":"Heavy mace","type":"blunt"}]},"faces":{"3":{"melee":1},"4":{"melee":3},"5":{"defence":4},"6":{"defence":4,"magic":1,"skill":1}},"skills":["druid/regrowth"],"title":"Paladin"}',
  },
  {
    about: 'case: bito-life-boon',
    code: 'AgiJlOrHNw8o-ATvJhT9OyQpDYBhHWl0LJ7RME0xtm3h7A',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Bito van Ostmark","equipment":{"armour":"heavy","shield":true,"weapons":[{"name":"Heavy mace","type":"blunt"}]},"faces":{"3":{"melee":1},"4":{"melee":3},"5":{"defence":4},"6":{"defence":4,"magic":1,"skill":1}},"skills":["zealot/life-boon"]}',
  },
  {
    about: 'case: jane-goblin-wolf',
    code: 'AgmFnAVSF0Zvif73lQGcNHasL5h5D2vtPpU8cW3FcAGWMXJPmtY',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Jane","equipment":{"armour":"none","shield":false,"weapons":[{"name":"Short bow","type":"shortbow"}]},"faces":{"5":{"ranged":3},"6":{"ranged":3,"skill":1}},"skills":["beastmaster/basic-animal-training","beastmaster/contagious-bite","ranger/dodge","ranger/volley"],"followers":[{"kind":"pet","name":"Fang","ability":"hungry","magical":false,"faces":{"4":{"defence":2},"5":{"melee":4,"skill":1},"6":{"melee":4,"defence":2}},"weapons":[{"name":"Teeth","type":"piercing"}]}]}',
  },
  {
    about: 'case: four-grey-on-four',
    code: 'AgdL8LSghgZzR2FV7-Lx6xRivnMsSZMIIH0ryJk',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Greyface","equipment":{"armour":"heavy","shield":true,"weapons":[{"name":"Heavy mace","type":"blunt"}]},"faces":{"4":{"defence":4},"6":{"melee":1,"skill":1}},"skills":[]}',
  },
  {
    about: 'case: monk-in-rags',
    code: 'AgRfOBKM4HfC1GAUA6r6mi4',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Monk","equipment":{"armour":"none","shield":false,"weapons":[]},"faces":{"6":{"defence":1,"melee":4,"skill":1}},"skills":["warrior/berserk"]}',
  },
  {
    about: 'case: four-traits-one-skill',
    code: 'AgXVRPVHKCljuWCy_IC-6jkcUPlp_us',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Jack","equipment":{"armour":"light","shield":false,"weapons":[{"name":"Knife","type":"throwing","melee":"piercing"}]},"faces":{"6":{"defence":1,"melee":1,"ranged":1,"magic":1,"skill":1}},"skills":["survival/jog"]}',
  },
  {
    about: 'case: overspent',
    code: 'AgeOQHkYJUbLULVszM2DvcJGE53MWWGPaQIbrZZQ',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Spender","equipment":{"armour":"none","shield":false,"weapons":[{"name":"Heavy mace","type":"blunt"}]},"faces":{"5":{"melee":1},"6":{"magic":5,"skill":1}},"skills":["warrior/berserk"]}',
  },
  {
    about: 'nothing but a name',
    code: 'AgJ3FBkNkG22',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"A"}',
  },
  {
    about: 'a name of 80 characters',
    code: 'AkccvM6B6gwGYU0uXrhXCx9Dgl3ASLEg2oVdzHPWD8sptebdNl2rAN3Glhz_EBmP0ypZSrlGW1CD0hxOHWrnsPBKrV89CPJNAiliP09Lho0ZzShlAcY60wMmXlj0on6FRkPj9qe7WDnEpzY5Io-hGErbwIvVj-y-KSlVWC63-8-fOFj-YOaRRUQ6KXBecu1vORY3cLekLKF0SWWsrMUPFjI_3QDQ88fDPiTDORcQ2KeXdDDqqy24SnHHApfyZZ_1vxhIC8zmrGrGtZiWWXFdc0EU9k5Oxg7zj_RytVGLX2n7Nqvnbih7fIZelm5rV3cjXLSJ2-PB1WTDdQc-L2rBwAedStK4_wZLhxigxPiUz_Yv7h1cFdJ9ATw4cpc',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺"}',
  },
  {
    about: 'scripts of the world',
    code: 'Ah3zCKbodmiY2etM9vQWkZRKzSr1Mcm6RjZ9O7enQHnolWCXzP6Hq_juS1UOekSF95KJKCcbc03YCzpMbXWH3lJO6ZtnAeooKntz8x15Z5ufnHXUGAxE5XdFmRx97DOjwF5U1roiCu7Gpr28tWWsLnuOBW6howQ',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Łucja Żółć","title":"Μάγος, маг, 勇者, مُحارِب","notes":"Straße\\nÑandú\\ttab “quoted” – dash… 𝔊 🏴\\u200d☠️ \\u0000\\u007f\\ufeff\\uffff"}',
  },
  {
    about: 'what looks like markup and code',
    code: 'AhFmBJTQaLUeHFTUnF4ClOZqtqlT4t6CuBC2R1aIwqliBiQoFlmX71x82pFI8phHnPSZxSSInsKoL62SRNHSgadjUr-b',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"<script>alert(\\"1\\")</script>","notes":"\'; DROP TABLE heroes; -- ${x} {{y}} %00 ../../"}',
  },
  {
    about: 'every pip on every face',
    code: 'AgdLrKHWuHqSThSs3Wm6nTKPnn8O9UQvJ2qULP8',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Painted over","faces":{"1":{"defence":6,"melee":6,"ranged":6,"magic":6,"skill":6},"2":{"defence":6,"melee":6,"ranged":6,"magic":6,"skill":6},"3":{"defence":6,"melee":6,"ranged":6,"magic":6,"skill":6},"4":{"defence":6,"melee":6,"ranged":6,"magic":6,"skill":6},"5":{"defence":6,"melee":6,"ranged":6,"magic":6,"skill":6},"6":{"defence":6,"melee":6,"ranged":6,"magic":6,"skill":6}}}',
  },
  {
    about: 'faces full of one colour',
    code: 'AgSaHHEmLnxGiOEAFwIg5eX8',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Grey","faces":{"1":{"skill":1},"2":{"defence":2},"6":{"defence":6}}}',
  },
  {
    about: 'two green pips',
    code: 'AgSa8ITUU16Nw8e-pAL9pY0F',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Greens","faces":{"5":{"skill":1},"6":{"skill":1}}}',
  },
  {
    about: 'more than its points',
    code: 'AgRfXKSJ6ZoV9p_vLgPLUMo',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Rich","faces":{"4":{"magic":3},"5":{"magic":4},"6":{"magic":5,"skill":1}}}',
  },
  {
    about: 'every type of weapon',
    code: 'AghM6IbvtWn0tF3Ld4ZrFlJcWaw9xlvEPySE3wJ2KKfN',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Arsenal","equipment":{"weapons":[{"type":"blunt"},{"type":"piercing"},{"type":"slashing"},{"type":"throwing"},{"type":"blowpipe"},{"type":"shortbow"},{"type":"longbow"},{"type":"crossbow-one-handed"},{"type":"crossbow-two-handed"},{"type":"pistol"},{"type":"rifle"},{"type":"cannon"},{"type":"magic"},{"type":"other"},{"type":"piercing","pole":true,"name":"Pike"},{"type":"blunt","pole":false},{"type":"throwing","melee":"slashing"},{"type":"cannon","pole":false,"melee":"blunt"}]}}',
  },
  {
    about: 'every armour, light',
    code: 'AgYEtEcszIHwlVtEap0tfuPrswHtXPno',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Light","equipment":{"armour":"light","shield":true,"other":["","Rope","Lantern"]}}',
  },
  {
    about: 'medium armour',
    code: 'AgN7VLlkCD8PUOGZ3w',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Medium","equipment":{"armour":"medium"}}',
  },
  {
    about: 'custom skills',
    code: 'AhApZIFdZj3CTeSy7cTeAWiSQEnn83MIrj0JRSR4hL444ZZRP_h4wNN-9_q35kQDsY5Uu6uyir3cHFQuW658qw',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Inventor","equipment":{"weapons":[{"type":"other","name":"Pine cones"}]},"skills":[{"custom":"Pine cone blast","school":"ranger","text":"Everyone within 2# ducks."},{"custom":"Nut storm","school":"warrior"}]}',
  },
  {
    about: 'ids that no school has',
    code: 'Ag1waA0PvCWP43_fep-CSjWyzUu27vFqZaMsso8ivc1I8cF7TnPJ28bWiMXcpCq9frKTymA',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Stranger","skills":["warrior/","","__proto__","constructor","sky/fly","training/plague","snowfall/hibernate"]}',
  },
  {
    about: 'skills twice and out of order',
    code: 'AgSaTHM_xMj_eKKIhHxkQGQ8',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Again","skills":["warrior/flurry","druid/wrath","warrior/flurry","beastmaster/basic-animal-training","beastmaster/basic-animal-training"]}',
  },
  {
    about: 'fifty skills',
    code: 'AhCveNTVOiFsAxgWjeFYRlI-UBj4P_ecZTSD8c_rgTcGOyqYHpOf_oJZBn1nlHwrDYt5b0Bjg45-1MrLTwvVFrbf',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Scholar","skills":["beastmaster/basic-animal-training","beastmaster/brutal-strike","beastmaster/contagious-bite","beastmaster/dash","beastmaster/dodge","beastmaster/feral-pounce","beastmaster/maim","beastmaster/rampage","beastmaster/rend-flesh","beastmaster/soothe","beastmaster/hunt-as-one","beastmaster/nature-attunement","beastmaster/predators-strength","beastmaster/savage-bite","beastmaster/spirit-chains","commander/you-fight-back","commander/you-fire-in-the-hole","commander/gogogo","commander/you-help-me","commander/hit-them-high","commander/you-lead-the-way","commander/never-surrender","commander/you-retreat","commander/stand-your-ground","commander/take-cover","commander/you-finish-him","commander/focus","commander/you-get-up-get-on-up","commander/inspirational-speech","commander/we-will-survive","dirty-tricks/apply-poison","dirty-tricks/backstab","dirty-tricks/critical-hit","dirty-tricks/dancing-daggers","dirty-tricks/exploit-weakness","dirty-tricks/iron-fist","dirty-tricks/malicious-strike","dirty-tricks/shadow-meld","dirty-tricks/tease","dirty-tricks/throw-dirt","dirty-tricks/assault","dirty-tricks/caltrops","dirty-tricks/dancers-in-the-dark","dirty-tricks/flashing-blades","dirty-tricks/shadows-dance","druid/awaken","druid/bark-skin","druid/calenture","druid/enlarge","druid/regrowth"]}',
  },
  {
    about: 'the next fifty skills',
    code: 'AhCvpJ7gW4aVM_AlXuwpGkZaH1DyXOZhu_Z0V2fHn3Sm3qbZLo5wCYO7B079tECFau5YY0JfXpdLq7YHZxbrDak9',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Scholar","skills":["druid/spirit-bond","druid/sprawling-roots","druid/tranquility","druid/thorns","druid/wrath","druid/entropic-shield","druid/force-of-nature","druid/genesis","druid/shapeshift","druid/weaken","elemental-mage/body-of-stone","elemental-mage/disenchant","elemental-mage/extend-mind","elemental-mage/fireball","elemental-mage/frozen-ground","elemental-mage/glyph","elemental-mage/icy-prison","elemental-mage/incendiary-missile","elemental-mage/lightning-bolt","elemental-mage/riding-the-wind","elemental-mage/cloudform","elemental-mage/earthquake","elemental-mage/lava-pit","elemental-mage/master-of-elements","elemental-mage/winters-armour","necromancer/blood-ritual","necromancer/dark-bond","necromancer/flesh-of-your-master","necromancer/glyph-of-submission","necromancer/insect-swarm","necromancer/kiss-of-death","necromancer/mobile-bomb","necromancer/order-of-steel","necromancer/raise-zombie","necromancer/spill-blood","necromancer/awake-golem","necromancer/corrupt-soul","necromancer/death-pact","necromancer/last-spark-of-life","necromancer/suffer","psion/distract","psion/frustration","psion/interrupt","psion/leak","psion/mimicry","psion/mindblast","psion/oscitancy","psion/precognition","psion/shatter-enchantments","psion/sympathy"]}',
  },
  {
    about: 'a hundred on, fifty skills',
    code: 'AhCvuGP_wb30ib81L_f67Tl27ofsedUmEblmvf6ivbFGgiMbP4lBFIMdCR-T1QTfx1E4V0RbOaAYgqJDfiHO2q2s',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Scholar","skills":["psion/echo","psion/guilt-war","psion/illusionary-blade","psion/power-drain","psion/terror","ranger/aimed-shot","ranger/concussion-shot","ranger/dodge","ranger/dust-trap","ranger/fast-reload","ranger/pin-down","ranger/rush","ranger/scavengers-shot","ranger/spike-trap","ranger/volley","ranger/barrage","ranger/escape","ranger/flame-trap","ranger/punishers-shot","ranger/troll-blood","summoner/banish","summoner/bite","summoner/daemonic-rage","summoner/drain-force","summoner/fiery-breath","summoner/horns","summoner/shadow-form","summoner/spikes","summoner/summon-daemon","summoner/wings","summoner/dark-portal","summoner/poison-nails","summoner/shape-shift","summoner/torment","summoner/veil","survival/counterstrike","survival/endure-pain","survival/evade","survival/headbutt","survival/intentness","survival/jog","survival/jump","survival/regenerate","survival/rigger","survival/shortening-reaction","survival/defy-pain","survival/guardian-force","survival/shove","survival/stamina","survival/valiant-charge"]}',
  },
  {
    about: 'a hundred and fifty on, fifty skills',
    code: 'AhCv_FhDoThHrY1FAALMwS2Svb_mlsTrZntYI5Z-2-7mJaBcT4QSH4N_CvAo9sg4JbUXS0ZXFKnlWI5_lSx1Jw5h',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Scholar","skills":["voodoo/agassou","voodoo/bacalou","voodoo/erzulie","voodoo/grand-bois","voodoo/lingleson","voodoo/kalfu","voodoo/loco","voodoo/maman-brigitte","voodoo/papa-legba","voodoo/ogoun","voodoo/cpt-debas","voodoo/damballa","voodoo/dinclinsin","voodoo/marinette","voodoo/ti-malice","warrior/berserk","warrior/bloodlust","warrior/cats-charge","warrior/deflect-missiles","warrior/fierce-blow","warrior/flurry","warrior/hamstring","warrior/impale","warrior/shield-up","warrior/swift-blow","warrior/analgize","warrior/big-bada-boom","warrior/cleave","warrior/disentrall","warrior/experts-defence","zealot/circle-of-life","zealot/damage-reversal","zealot/guardian","zealot/life-boon","zealot/mend-condition","zealot/overwatch","zealot/purge","zealot/resurrection","zealot/strip-hex","zealot/words-of-solace","zealot/amity","zealot/cleanse","zealot/essence-bond","zealot/greater-protection","zealot/martyr","harbinger/angelripper","harbinger/conviction","harbinger/devastating-force","harbinger/disengaging-assault","harbinger/mystic-sweep"]}',
  },
  {
    about: 'the last skills',
    code: 'Agy5POCKEXUUa7RtteCdS7pXMmCDQxGXwFtdsQkr8vpFuzTSeqYP2GYobC0gNI4wKto',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Scholar","skills":["harbinger/rendering-aura","harbinger/sinners-armour","harbinger/seal-of-falling-tears","harbinger/seal-of-the-moon","harbinger/unholy-rage","harbinger/fanatism","harbinger/onslaught","harbinger/soul-reaper","harbinger/vow-of-strength","harbinger/wounding-strike","snowfall/dodge","snowfall/firm-stand","snowfall/hidden-stone","snowfall/hot-chocolate","snowfall/icicle","snowfall/popsicle","snowfall/regular-snowball","snowfall/shove","snowfall/soothe","snowfall/unicorn-parcel","snowfall/avalanche","snowfall/freeze-soul","snowfall/igloo","snowfall/raise-snowman","snowfall/winter-spirit","snowfall/hibernate","training/plague","training/a-boot-to-the-head","training/bloodlust","training/go-for-it","training/fast-reload","training/tommyknocker","training/uncle-toms-cruise-missile","training/life-boon"]}',
  },
  {
    about: 'a pet of every ability',
    code: 'AhJyAH_5QIHqDE_h3b5EF_QbfOBMeW-iMLym05o0mPLNKZAJIrBcEa7FpByNBFKNtd2h0OxMwHbt2CL0AjR3bp7UQg8BPNRo6g',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Zoo","followers":[{"kind":"pet","ability":"aggressive","magical":true,"name":"Pet 0","faces":{"6":{"defence":2,"melee":3,"skill":1}}},{"kind":"pet","ability":"evasive","magical":false,"name":"Pet 1","faces":{"6":{"defence":2,"melee":3,"skill":1}}},{"kind":"pet","ability":"flight","magical":true,"name":"Pet 2","faces":{"6":{"defence":2,"melee":3,"skill":1}}},{"kind":"pet","ability":"hungry","magical":false,"name":"Pet 3","faces":{"6":{"defence":2,"melee":3,"skill":1}}},{"kind":"pet","ability":"magic-attunement","magical":true,"name":"Pet 4","faces":{"6":{"defence":2,"melee":3,"skill":1}}},{"kind":"pet","ability":"magic-protection","magical":false,"name":"Pet 5","faces":{"6":{"defence":2,"melee":3,"skill":1}}},{"kind":"pet","ability":"thick-hide","magical":true,"name":"Pet 6","faces":{"6":{"defence":2,"melee":3,"skill":1}}}]}',
  },
  {
    about: 'followers of every kind',
    code: 'AgqR0Fc5LgcyIGoBJyyPUrksVMRbqt7QUyNJXWqSN8T8wWZQvQJDWHfc',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Host","followers":[{"kind":"daemon","name":"Baal","faces":{"5":{"magic":1},"6":{"magic":5,"skill":1}},"skills":["summoner/bite","unknown/skill"]},{"kind":"beast-shape","ability":"flight","faces":{"5":{"melee":3}},"weapons":[{"type":"piercing","name":"Beak"}]},{"kind":"daemon","ability":"hungry","magical":true},{"kind":"pet"}]}',
  },
  {
    about: 'a snowball fight',
    code: 'AghMpDR95T07-T2Q0FvWd_ablG46eAJwtxvc8BBefk7k',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Snow","snowfall":{"skills":["snowfall/shove","snowfall/icicle","survival/shove","snowfall/igloo"],"mood":"merry"}}',
  },
  {
    about: 'keys that the game does not know',
    code: 'AisRUP6KtFuI38jb8YnQF9JiY1IO4jhTwqpl8jQwsTr8-YsX0S03bMw2vG4dXZLXDk3KKi4K3Umkq6FipDhEAQ1bC6LvEBKQikKelzqMwaHx8kb6zOqMwzN67UupVPuNahQSb1NQKqkmpwwfjRF5v9kB7he1nVeuwOAqCIZPArFeedVNlVLGxA3Cbmjrk4BRyb84VDtZKD4-fkkp49ytu1OmMofuIbcI3Uq6WQ',
    file: '{"2":"two","10":"ten","format":"pipsmith/hero","version":1,"system":"living","name":"Keeper","campaign":{"winter":3,"log":["a",null,1.5,true]},"equipment":{"gold":12,"weapons":[{"type":"blunt","rusty":true}]},"faces":{"4":{"melee":1,"note":"chipped"}},"skills":[{"custom":"X","school":"warrior","text":"","cost":1}],"followers":[{"kind":"pet","breed":"wolf","faces":{"3":{"ghost":0}},"weapons":[{"type":"slashing","x":{}}]}]}',
  },
  {
    about: 'long notes',
    code: 'AvMLECkYCzLFpQmkFL5Fw-DnAVvyn8zlgxfrrCSsmZwF315xqHuMSTQvQIyZRGS3uy9KXY-i4LJOGF0wOH2m0VCltg8lC1qjCTtS9CJi5VMCbAxTs5l2weSrqyOXXO_JmIDnbNI10lXwBlM3ok-w2-NAM232LJx1HvlvHi9WMql_2X53h5gA-B4h6Ki5UR9DaVXGf2o4i2O0HsM2yOgJnum6eN6SQarJMDYAAndamfwDnGCXCJpFEnSt2D0dUNoD83CkoFbOVTFnXdoGLrMiwxskum9S4ExTOoUBuyJhXUUrt4QZL94SlURw7paXKC2FVsll_dmzElK2eal5sbwh7L_84PgkCEZ9wTYvAmjPvLJjOJ-2CY009gZi6yEwYxUP6UBUsIw1mFtt2QI-1FvMAivrG7WpIz_0xVTVE6Ip8ePwnFwzjAMK9Djg6x_JsmF1AV2R40EE78Js_dZnH8ggzSLManv96Rza2CTRR1KO3IGcJImiQ-KFGZVXtTPqB2_nyxf1gd8fmbHTuetQpqgOe9pS8bvcqU0OaYx8Y__5_jQHvgy_bHG4f5lIyul5ZNH22X07CJZ-iqNvD_Fzaxp1U-ncl2-ooULG2-edh_CRwbRhoOpw423L6wdBTy3bPB97DsAbATh7ulWFidQgpklm1WbCGfINkUibn1Qn99de1Pu5J-7-Da3LSAfDxmeOKHk1UKiWiDH1UuZjCfFRBbLO6WTsvMZNg9dz-n4MPz_tpw3yHL94tfF037bv4ihQ2JKW2v7k9a5KCbIpxalpLChiq9uQ2R2oID4WHioktSH6TgAjUdDdnfNtyxpu0Q69hAavd43jE5Ewq7mnU5wcHAAQmx-h0dMJ3zUPX56pLOtjbTiisr8oqsaQzPNISWPPu-h_mD-USYq3F79lxOt5IFQliRlnHfWuoaSZjah0kB_kfjSaiJR1yX_c3Qa5pNTexzkEtR19cPBnM524EFTVzyyaNzi64eQ_NE6Xkdk9_O_JslrLV3CGwsE8uhlFf8g1FHRjt032oq9jUhmSI19bwArwbkS06rOyq8LagMZuZI7qizd1X8ZWmFDf5iDMb177bYftHvGzMbDOSLj4VLilI4rxE70rMvrdWlz5Nubn0quBAngRqlVPYkOQm0casanPv9bzFfeH8R3FY8h3rpjn4LWIaNs6o1BGCEdngdCej0Knvu4nWh6798LxW2OlNsnwDZiZV2o8EbrL7ccruOOY_kqEVkDFp1vszPNu8UCyNKlxxDj69meDpq6GsivdX2J55i0ug0QBcm4XbgG4uTo8',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Chronicler","notes":"She rode out of the fog with her wolf, and nobody asked where from. She rode out of the fog with her wolf, and nobody asked where from. She rode out of the fog with her wolf, and nobody asked where from. She rode out of the fog with her wolf, and nobody asked where from. She rode out of the fog with her wolf, and nobody asked where from. She rode out of the fog with her wolf, and nobody asked where from. She rode out of the fog with her wolf, and nobody asked where from. She rode out of the fog with her wolf, and nobody asked where from. She rode out of the fog with her wolf, and nobody asked where from. She rode out of the fog with her wolf, and nobody asked where from. She rode out of the fog with her wolf, and nobody asked where from. She rode out of the fog with her wolf, and nobody asked where from. She rode out of the fog with her wolf, and nobody asked where from. She rode out of the fog with her wolf, and nobody asked where from. She rode out of the fog with her wolf, and nobody asked where from. She rode out of the fog with her wolf, and nobody asked where from. She rode out of the fog with her wolf, and nobody asked where from. She rode out of the fog with her wolf, and nobody asked where from. She rode out of the fog with her wolf, and nobody asked where from. She rode out of the fog with her wolf, and nobody asked where from. "}',
  },
  {
    about: 'party: Nobody yet',
    code: 'QgQp43dfo68i0WMGmJPGhQ',
    file: '{"format":"pipsmith/party","version":1,"name":"Nobody yet","heroes":[]}',
  },
  {
    about: 'party: Wolf and mace',
    code: 'Qhsr00eKemD0mXNH6QUzhF_4TFo0ZU9dXC0DBufg9R3EW7L0f_4GFMpBtZ44yT6GgHeqWgoxRw0GN91GSn4i3dpJtJJ8MDVmo2YbyqCQQ3uzm07SQCztm8LtGDD5Gn-fEO881sgnPwjavIw-',
    file: '{"format":"pipsmith/party","version":1,"name":"Wolf and mace","heroes":[{"format":"pipsmith/hero","version":1,"system":"living","name":"Bito van Ostmark","title":"Paladin","equipment":{"armour":"heavy","shield":true,"weapons":[{"name":"Heavy mace","type":"blunt"}],"other":["White surcoat"]},"faces":{"3":{"melee":1},"4":{"melee":3},"5":{"defence":4},"6":{"defence":4,"magic":1,"skill":1}},"skills":["druid/regrowth"]},{"format":"pipsmith/hero","version":1,"system":"living","name":"Gerda Halfmoon","title":"Shield maiden","equipment":{"armour":"medium","shield":true,"weapons":[{"name":"Bearded axe","type":"slashing"}],"other":["Drinking horn"]},"faces":{"4":{"melee":2,"skill":1},"5":{"defence":3,"melee":2},"6":{"defence":3,"melee":3}},"skills":["warrior/shield-up","warrior/hamstring","warrior/berserk"]}]}',
  },
  {
    about: 'party: Die acht Hörner',
    code: 'Qnp6xzzEYE0xA1zY7tgQIk-iqJFBHLfJtK8BGXpBCbUU8kvpolVB7a3iVZUahT8r1Pnwvr9kZqMta6rb5YdiQvVD5VWFPiwrue4ZLwGhRBbiVl3LFnZHvmZI8h27iwDPW2s3cZwtO27Av0aadSXXwcFt9He-4Vc-vZk7CgupCngy02F0z16YBsQQPmo0oXTRB_KFK2G1IvNaXS2XnkE5Rj7ceL8yU6APbPhaKYaJdpWyw05wjdgGtnKRq9r-EKFkkQcRKjOk6ymkK6Rbmi3dS51to4kugb0oPBWsQNuNilp3x-48O06HMUTfqSKGE9lffhWB_P-Hitly53Ct_Kt9Fa-ce1He-ripb4Af1DnWwmtGs32ejCQ62nipIO4gdwKcxeC-i5XVCvKYKvIgeO6bonrgEkKydUwfEWSdPnQh0vvGIbFH2u7JKev-opCxqY_nsy5R1SYIkP8CBRWsvF-rjGc4nQF0LfYmRdKX3g4ucHQ3KUldotWwtYcVDp5irFuwqYI7ojlAP7x90nM8s_9vTumAGlBOjNEXuRYlSz6kah8HVuKx4qz3OwiuqEZ5Kng6_fFbV8E2CUaKyTNtYa4YJLyjGmgQLKbaVqpGTdlmwX0SN08dUXrrWaNHu8Dav_ibhej1gAlMl6i9',
    file: '{"format":"pipsmith/party","version":1,"name":"Die acht Hörner","heroes":[{"format":"pipsmith/hero","version":1,"system":"living","name":"Bito van Ostmark","title":"Paladin","equipment":{"armour":"heavy","shield":true,"weapons":[{"name":"Heavy mace","type":"blunt"}],"other":["White surcoat"]},"faces":{"3":{"melee":1},"4":{"melee":3},"5":{"defence":4},"6":{"defence":4,"magic":1,"skill":1}},"skills":["druid/regrowth"]},{"format":"pipsmith/hero","version":1,"system":"living","name":"Gerda Halfmoon","title":"Shield maiden","equipment":{"armour":"medium","shield":true,"weapons":[{"name":"Bearded axe","type":"slashing"}],"other":["Drinking horn"]},"faces":{"4":{"melee":2,"skill":1},"5":{"defence":3,"melee":2},"6":{"defence":3,"melee":3}},"skills":["warrior/shield-up","warrior/hamstring","warrior/berserk"]},{"format":"pipsmith/hero","version":1,"system":"living","name":"Mortimer Gray","title":"Voice of the end","equipment":{"armour":"light","shield":false,"weapons":[{"name":"Scythe","type":"slashing","pole":true}],"other":["Black cowl","Hourglass"]},"faces":{"4":{"melee":1},"5":{"defence":1,"melee":4},"6":{"defence":1,"melee":4,"skill":1}},"skills":["harbinger/angelripper","harbinger/mystic-sweep","harbinger/conviction"]},{"format":"pipsmith/hero","version":1,"system":"living","name":"Captain Agnes Brandt","title":"Old guard","equipment":{"armour":"heavy","shield":false,"weapons":[{"name":"Sabre","type":"slashing"}],"other":["Bugle","Map case"]},"faces":{"3":{"defence":2},"4":{"melee":2},"5":{"defence":3,"melee":2},"6":{"defence":3,"melee":2,"skill":1}},"skills":["commander/you-fight-back","commander/gogogo","commander/take-cover"]},{"format":"pipsmith/hero","version":1,"system":"living","name":"Jane","title":"Wolf rider","equipment":{"armour":"none","shield":false,"weapons":[{"name":"Short bow","type":"shortbow"}],"other":["Fur cap"]},"faces":{"5":{"ranged":3},"6":{"ranged":3,"skill":1}},"skills":["beastmaster/basic-animal-training","beastmaster/contagious-bite","ranger/dodge","ranger/volley"],"followers":[{"kind":"pet","name":"Fang","ability":"hungry","magical":false,"faces":{"4":{"defence":2},"5":{"melee":4,"skill":1},"6":{"defence":2,"melee":4}},"weapons":[{"name":"Teeth","type":"piercing"}]}]},{"format":"pipsmith/hero","version":1,"system":"living","name":"Ysolde Fernhallow","title":"She who runs with bears","equipment":{"armour":"none","shield":false,"weapons":[{"name":"Mistletoe sickle","type":"magic"}],"other":["Bear pelt","Herb pouch"]},"faces":{"5":{"magic":1},"6":{"magic":4,"skill":1}},"skills":["druid/shapeshift","druid/regrowth","druid/sprawling-roots","druid/thorns","druid/bark-skin"],"followers":[{"kind":"beast-shape","name":"Great bear","ability":"thick-hide","magical":false,"faces":{"3":{"defence":2},"4":{"defence":2,"melee":2},"5":{"defence":4,"skill":1},"6":{"defence":4,"melee":2}},"weapons":[{"name":"Claws","type":"slashing"}]}]},{"format":"pipsmith/hero","version":1,"system":"living","name":"Azaria Quill","title":"Keeper of the third seal","equipment":{"armour":"none","shield":false,"weapons":[{"name":"Chalk staff","type":"magic"}],"other":["Grimoire","Silver chalk"]},"faces":{"5":{"magic":1},"6":{"magic":4,"skill":1}},"skills":["summoner/summon-daemon","summoner/banish"],"followers":[{"kind":"daemon","name":"Gnashrak","faces":{"4":{"defence":2},"5":{"melee":3},"6":{"defence":2,"melee":3,"skill":1}},"weapons":[{"name":"Horns","type":"piercing"}],"skills":["summoner/horns","summoner/fiery-breath","summoner/wings"]}]},{"format":"pipsmith/hero","version":1,"system":"living","name":"Uncle Tom","title":"Battlemage, retired","equipment":{"armour":"none","shield":false,"weapons":[{"name":"Staff","type":"magic"}],"other":["Rocking chair","Long pipe"]},"faces":{"6":{"magic":5,"skill":1}},"skills":["elemental-mage/fireball","elemental-mage/glyph","elemental-mage/lightning-bolt","elemental-mage/icy-prison","elemental-mage/earthquake"]}],"campaign":"Winter","x":[1]}',
  },
  {
    about: 'every character of ASCII, and one of every other lead byte',
    code: 'AkMs0IJ61GggowVUnOGhmLxQIrW0WSdnHyDjRyn1xS8TP46Y6fYgH0V3nUAAZRcfcSRe6hi9OXvgYANH_WgUYmkkctv2ASB-33EJq6ikVpTY_-5nKr3PFqhG37Y8GI2mQvlne2mo3SXfRAVjatj3c63DaCk2-5TwRvgkpPOEBsikQqS7f9YP3HNKEhV_LOYbB91xo-Uttb18PmJjzNzOtr-ghxEibu6cUKkq9VLCjAFDFGuqJCnwY01Lf9KpVnzruEmzXKCHxxw22vVBsTZjmTnVFJGgq_hn97CdzVM6PX4uFVivyDkfWnvgr6XiR2VvfskMPNDiBsnEbzNCN8SciPiSKGzEe6MCERqCQA',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Printer","title":"of every letter","notes":"\\u0000\\u0001\\u0002\\u0003\\u0004\\u0005\\u0006\\u0007\\b\\t\\n\\u000b\\f\\r\\u000e\\u000f\\u0010\\u0011\\u0012\\u0013\\u0014\\u0015\\u0016\\u0017\\u0018\\u0019\\u001a\\u001b\\u001c\\u001d\\u001e\\u001f !\\"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\\u007f\\u0082\\u00c3\\u0104\\u0145\\u0186\\u01c7\\u0208\\u0249\\u028a\\u02cb\\u030c\\u034d\\u038e\\u03cf\\u0410\\u0451\\u0492\\u04d3\\u0514\\u0555\\u0596\\u05d7\\u0618\\u0659\\u069a\\u06db\\u071c\\u075d\\u079e\\u07df\\u0b45\\u1345\\u2345\\u3345\\u4345\\u5345\\u6345\\u7345\\u8345\\u9345\\ua345\\ub345\\uc345\\ud123\\ue345\\uf345\\ud800\\udc00\\ud83d\\udc3a\\ud8ea\\udfcd\\ud9ea\\udfcd\\udaea\\udfcd\\udbff\\udfff"}',
  },
  {
    about: 'warband: merry-men',
    code: 'AhpRbyNRUjz8uo6diSQXmH_uiR-XoTxcw_x6mBPeDAOhJoKwSDyuv4S3ktFYpf-HkKqnIXQeZi0Ffl9VlJBiurNGJoSOBZq9kKznqSUKJups0Ga9ihE7xiLC2gsf6Zt4PpDU0lgTo6GJ',
    file: '{"format":"pipsmith/warband","version":1,"system":"warband","name":"Robyn’s Merry Men","fighters":[{"name":"Robyn Foxley","rank":"boss","stat":5,"role":"ranger","melee":"Sword","shooter":{"name":"Bow","class":"light"}},{"name":"Long Joan","rank":"specialist","stat":4,"role":"ranger","melee":"Staff","shooter":{"name":"Bow","class":"light"}},{"name":"Red William","rank":"specialist","stat":5,"role":"brawler","melee":"2 Heavy Daggers"},{"name":"Lady Mariah","rank":"specialist","stat":4,"role":"healer","melee":"Mystic Clouds"},{"name":"Outlaw 1","rank":"rookie","stat":3,"melee":"Staff","shooter":{"name":"Bow","class":"light"}},{"name":"Outlaw 2","rank":"rookie","stat":3,"melee":"Staff","shooter":{"name":"Bow","class":"light"}},{"name":"Outlaw 3","rank":"rookie","stat":3,"melee":"Staff","shooter":{"name":"Bow","class":"light"}},{"name":"Outlaw 4","rank":"rookie","stat":3,"melee":"Staff","shooter":{"name":"Bow","class":"light"}}]}',
  },
  {
    about: 'warband: ragtags',
    code: 'AhtdcyJPOqS-uPgFn8GOoPtFpO2jfMRRwVG7iR3tlMdDBPntyn4jnz-dTksHSNtQYk0BzRITwW79MXMnrE5LeZSlYCTH3w574ZhhyyDzDFJiTb-8cdCUJ1mkL9Mju5npik2_dG45LRsBHdU72g',
    file: '{"format":"pipsmith/warband","version":1,"system":"warband","name":"Captain Fawkes’ Ragtags","fighters":[{"name":"Captain Fawkes","rank":"boss","stat":5,"role":"sniper","shooter":{"name":"High Precision Rifle","class":"medium"}},{"name":"T-999","rank":"specialist","stat":3,"role":"tank","melee":"Hammer","shield":true},{"name":"Grylls","rank":"specialist","stat":4,"role":"veteran","shooter":{"name":"Heavy Shooter","class":"heavy-area"}},{"name":"Antie May","rank":"specialist","stat":4,"role":"ranger","melee":"Staff","shooter":{"name":"Bow","class":"light"}},{"name":"Ragtag 1","rank":"rookie","stat":3,"role":"gunner","melee":"Knife","shooter":{"name":"Pistol","class":"light"}},{"name":"Ragtag 2","rank":"rookie","stat":3,"role":"gunner","melee":"Knife","shooter":{"name":"Pistol","class":"light"}},{"name":"Ragtag 3","rank":"rookie","stat":3,"role":"fighter","melee":"Club","shield":true},{"name":"Ragtag 4","rank":"rookie","stat":3,"role":"meat-shield","melee":"Club","shield":true}]}',
  },
  {
    about: 'warband: nothing but a name',
    code: 'AgcI6_7NGtn1gWVcbdl9gEirOp0EDXhGtDngoQ',
    file: '{"format":"pipsmith/warband","version":1,"system":"warband","name":"Mud and Glory","fighters":[{"name":"Boss","rank":"boss","stat":5},{"name":"Specialist 1","rank":"specialist","stat":4},{"name":"Specialist 2","rank":"specialist","stat":4},{"name":"Specialist 3","rank":"specialist","stat":4},{"name":"Rookie 1","rank":"rookie","stat":3},{"name":"Rookie 2","rank":"rookie","stat":3},{"name":"Rookie 3","rank":"rookie","stat":3},{"name":"Rookie 4","rank":"rookie","stat":3}]}',
  },
  {
    about: 'warband: concept archers',
    code: 'AhGj97Om3Z7ebKlZqBHFk5dH3p9W3UruOA_MSSGXVLc2PPnURVrS0I8_zvC81TF2pl85w8FHjPjRJx4if5uT3bkS4Fa4Tw',
    file: '{"format":"pipsmith/warband","version":1,"system":"warband","name":"archers","fighters":[{"name":"Ranger 1","rank":"boss","stat":5,"role":"ranger","melee":"Sword","shooter":{"name":"Bow","class":"light"}},{"name":"Ranger 2","rank":"specialist","stat":4,"role":"ranger","melee":"Dagger","shooter":{"name":"Bow","class":"light"}},{"name":"Sniper","rank":"specialist","stat":5,"role":"sniper","shooter":{"name":"Longbow","class":"medium"}},{"name":"Skirmisher","rank":"specialist","stat":4,"role":"skirmisher","melee":"Spear","shield":true},{"name":"Gunner 1","rank":"rookie","stat":3,"role":"gunner","melee":"Dagger","shooter":{"name":"Bow","class":"light"}},{"name":"Gunner 2","rank":"rookie","stat":3,"role":"gunner","melee":"Dagger","shooter":{"name":"Bow","class":"light"}},{"name":"Gunner 3","rank":"rookie","stat":3,"role":"gunner","melee":"Dagger","shooter":{"name":"Bow","class":"light"}},{"name":"Distraction","rank":"rookie","stat":3,"role":"distraction","melee":"Spear","shield":true}]}',
  },
  {
    about: 'warband: concept brawl',
    code: 'AhGje1B51Gl0-0lIXasOBTnSWB7WHPcAYgsVUjk0H2PYiElgzRxeSgIEOXl57L59pD1F8KrQwNJJ2m0k1ZatAJMNgNBgGw',
    file: '{"format":"pipsmith/warband","version":1,"system":"warband","name":"brawl","fighters":[{"name":"Brawler","rank":"boss","stat":6,"role":"brawler","melee":"Fists"},{"name":"Berserker","rank":"specialist","stat":5,"role":"berserker","melee":"Axe","shield":true},{"name":"Maniac","rank":"specialist","stat":5,"role":"maniac","melee":"Knife","shield":true},{"name":"Martial Artist","rank":"specialist","stat":4,"role":"martial-artist"},{"name":"Thug 1","rank":"rookie","stat":3,"role":"thug","melee":"Club","shield":true},{"name":"Thug 2","rank":"rookie","stat":3,"role":"thug","melee":"Club","shield":true},{"name":"Fighter 1","rank":"rookie","stat":3,"role":"fighter","melee":"Club","shield":true},{"name":"Fighter 2","rank":"rookie","stat":3,"role":"fighter","melee":"Club","shield":true}]}',
  },
  {
    about: 'warband: concept battery',
    code: 'AhWTs2pbMtd1VuvZ15TGHIyRRKv5C7ZKGO3pwGmmD9WTTRcabU7VGbOdYwrkmYojigzBIKTLDjKnJbQzBR6hEgaANEcLsU1rSwj_vOWqDa82sWz1lto',
    file: '{"format":"pipsmith/warband","version":1,"system":"warband","name":"battery","fighters":[{"name":"Veteran 1","rank":"boss","stat":5,"role":"veteran","melee":"Sword","shooter":{"name":"Rifle","class":"medium"}},{"name":"Sniper","rank":"specialist","stat":4,"role":"sniper","shooter":{"name":"Rifle","class":"medium"}},{"name":"Veteran 2","rank":"specialist","stat":4,"role":"veteran","melee":"Sword","shooter":{"name":"Pistol","class":"light"}},{"name":"Regenerator","rank":"specialist","stat":4,"role":"regenerator","melee":"Hammer","shield":true},{"name":"Fire Team 1","rank":"rookie","stat":3,"role":"fire-team","melee":"Knife","shooter":{"name":"Mortar","class":"heavy-area"}},{"name":"Fire Team 2","rank":"rookie","stat":3,"role":"fire-team","melee":"Knife"},{"name":"Allrounder","rank":"rookie","stat":3,"role":"allrounder","melee":"Club","shield":true},{"name":"Meat Shield","rank":"rookie","stat":3,"role":"meat-shield","melee":"Club","shield":true}]}',
  },
  {
    about: 'warband: concept wall',
    code: 'AhElY7zccriKzhwqfOh9WzSEGiqyVApL01QvKRvj8RTb8kMS9LEG4D2eF3-tFb_MMhmPG9fOQSgLSV2qvOa_BeUHkro',
    file: '{"format":"pipsmith/warband","version":1,"system":"warband","name":"wall","fighters":[{"name":"Warrior","rank":"boss","stat":6,"role":"warrior","melee":"Sword","shield":true},{"name":"Tank","rank":"specialist","stat":4,"role":"tank","melee":"Hammer","shield":true},{"name":"Healer","rank":"specialist","stat":4,"role":"healer","melee":"Staff","shooter":{"name":"Sling","class":"light"}},{"name":"Veteran","rank":"specialist","stat":4,"role":"veteran","shooter":{"name":"Crossbow","class":"medium"}},{"name":"Meat Shield 1","rank":"rookie","stat":2,"role":"meat-shield","melee":"Spear","shield":true},{"name":"Meat Shield 2","rank":"rookie","stat":2,"role":"meat-shield","melee":"Spear","shield":true},{"name":"Fighter 1","rank":"rookie","stat":3,"role":"fighter","melee":"Spear","shield":true},{"name":"Fighter 2","rank":"rookie","stat":3,"role":"fighter","melee":"Spear","shield":true}]}',
  },
  {
    about: 'warband: concept cult',
    code: 'AhWTS08k2ulWRhXTqZ0BHek0VaccibFZv0s_LYe78lfATsV1zddWZGiH0Od-uNvSEKODJTft_apuH6xyuLuP129QaLuc3oefbxRwR_LnbQ5pAnr0bHU',
    file: '{"format":"pipsmith/warband","version":1,"system":"warband","name":"cult","fighters":[{"name":"Minion Master","rank":"boss","stat":5,"role":"minion-master","melee":"Staff","shooter":{"name":"Pistol","class":"light"}},{"name":"Preacher","rank":"specialist","stat":4,"role":"preacher","melee":"Mace","shield":true},{"name":"Influencer","rank":"specialist","stat":5,"role":"influencer","melee":"Dagger"},{"name":"Berserker","rank":"specialist","stat":4,"role":"berserker","melee":"Great axe"},{"name":"Fighter 1","rank":"rookie","stat":3,"role":"fighter","minion":true,"melee":"Knife","shield":true},{"name":"Fighter 2","rank":"rookie","stat":3,"role":"fighter","minion":true,"melee":"Knife","shield":true},{"name":"Distraction","rank":"rookie","stat":3,"role":"distraction","melee":"Club","shield":true},{"name":"Gunner","rank":"rookie","stat":3,"role":"gunner","melee":"Knife","shooter":{"name":"Sling","class":"light"}}]}',
  },
  {
    about: 'warband: concept tricksters',
    code: 'AhUVS77OLqBEkbUPiWMn6fAu_ZqA8WVDft2Is_oJhF6BcEBoddwKeGvbLqIQo1gow_6B87NTC3-wbzas8ohQK5jxgHrutaEL1YCQMKyBFAGf_RsE',
    file: '{"format":"pipsmith/warband","version":1,"system":"warband","name":"tricksters","fighters":[{"name":"Influencer","rank":"boss","stat":5,"role":"influencer","melee":"Dagger","shooter":{"name":"Throwing knives","class":"light"}},{"name":"Switcher","rank":"specialist","stat":4,"role":"switcher","melee":"Dagger","shooter":{"name":"Throwing knives","class":"light"}},{"name":"Doppelganger","rank":"specialist","stat":5,"role":"doppelganger","melee":"Sword","shooter":{"name":"Pistol","class":"light"}},{"name":"Assassin","rank":"specialist","stat":5,"role":"assassin","melee":"Dagger"},{"name":"Distraction 1","rank":"rookie","stat":3,"role":"distraction","melee":"Club","shield":true},{"name":"Distraction 2","rank":"rookie","stat":3,"role":"distraction","melee":"Club","shield":true},{"name":"Gunner 1","rank":"rookie","stat":3,"role":"gunner","melee":"Knife","shooter":{"name":"Pistol","class":"light"}},{"name":"Gunner 2","rank":"rookie","stat":3,"role":"gunner","melee":"Knife","shooter":{"name":"Pistol","class":"light"}}]}',
  },
  {
    about: 'warband: by chance 1',
    code: 'AhL0R-wXTBHPSVLtnyHkbGzq8p7YxfEq3SWrvGvuMqqU2jmMGyu7kp-0PMR4M2gyVYtFK3hTEBf9wyYnCYqDwNKXumr-KBMWK7ja',
    file: '{"format":"pipsmith/warband","version":1,"system":"warband","name":"The Owl Court","fighters":[{"name":"Agatha","rank":"boss","stat":5,"role":"maniac","melee":"Axe","shooter":{"name":"Throwing knives","class":"light"}},{"name":"Ysolt","rank":"specialist","stat":5,"role":"assassin","melee":"Axe","shooter":{"name":"Longbow","class":"medium"}},{"name":"Edda","rank":"specialist","stat":6,"role":"berserker","melee":"Club","shield":true},{"name":"Wenzel","rank":"specialist","stat":3,"role":"minion-master","melee":"Sword","shield":true},{"name":"Una","rank":"rookie","stat":3,"role":"distraction","melee":"Staff","shooter":{"name":"Bow","class":"light"}},{"name":"Hob","rank":"rookie","stat":2,"role":"meat-shield","melee":"Dagger","shield":true},{"name":"Mungo","rank":"rookie","stat":2,"role":"gunner","melee":"Mace","shield":true},{"name":"Cole","rank":"rookie","stat":2,"role":"fighter","melee":"Axe","shooter":{"name":"Cannon","class":"heavy-precise"}}]}',
  },
  {
    about: 'warband: by chance 2',
    code: 'AhN-Q5bftR3GatevXfl3vKlZOupX0LOgzk7oSR0Xw55a2W5ddcdWxK6v8wS4DVgIHE95h22uFSQgr2J3vESnEGTtAKXcxhk6GM5tstE',
    file: '{"format":"pipsmith/warband","version":1,"system":"warband","name":"The Crooked Nine","fighters":[{"name":"Fenn","rank":"boss","stat":7,"role":"switcher","melee":"Axe","shooter":{"name":"Cannon","class":"heavy-precise"}},{"name":"Agatha","rank":"specialist","stat":6,"role":"martial-artist"},{"name":"Bertram","rank":"specialist","stat":2,"role":"brawler","melee":"Club","shooter":{"name":"Sling","class":"light"}},{"name":"Edda","rank":"specialist","stat":6,"role":"switcher","melee":"Dagger","shield":true},{"name":"Kester","rank":"rookie","stat":4,"role":"thug","melee":"Spear","shield":true},{"name":"Greta","rank":"rookie","stat":4,"role":"allrounder","melee":"Dagger","shooter":{"name":"Pistol","class":"light"}},{"name":"Nell","rank":"rookie","stat":4,"role":"fighter","melee":"Axe","shield":true},{"name":"Ivo","rank":"rookie","stat":4,"role":"meat-shield","melee":"Spear","shield":true}]}',
  },
  {
    about: 'warband: by chance 3',
    code: 'AhM9U85jYJd4Z3UF1vy0SWZL5PLupw500JKPpqoZ5n2z8OAsJ60nhhZiidYHgmj0MVimSvIuaZhoKuPnS27eb3O0NmvWGXkCpt8srA',
    file: '{"format":"pipsmith/warband","version":1,"system":"warband","name":"Gravel Road Gang","fighters":[{"name":"Edda","rank":"boss","stat":8,"role":"ranger","melee":"Spear","shield":true},{"name":"Cole","rank":"specialist","stat":5,"role":"brawler","melee":"Hammer","shooter":{"name":"Pistol","class":"light"}},{"name":"Jorun","rank":"specialist","stat":3,"role":"switcher","melee":"Hammer","shield":true},{"name":"Sunniva","rank":"specialist","stat":5,"role":"preacher","melee":"Spear","shield":true},{"name":"Hob","rank":"rookie","stat":2,"role":"gunner","melee":"Club","shooter":{"name":"Bow","class":"light"}},{"name":"Vigo","rank":"rookie","stat":3,"role":"distraction","melee":"Axe","shooter":{"name":"Bow","class":"light"}},{"name":"Nell","rank":"rookie","stat":2,"role":"allrounder","melee":"Axe","shooter":{"name":"Bow","class":"light"}},{"name":"Dagny","rank":"rookie","stat":2,"role":"fire-team","melee":"Spear","shooter":{"name":"Rocket launcher","class":"heavy-area"}}]}',
  },
  {
    about: 'warband: everything odd',
    code: 'Ahw6a2d1rJxMcAzPzd07e19c1lZB54l35SPkH8R1nIjuiTDIOqOq8aIWxkqyBzLi_aDwfYPlyADKraRTzrZ7Md8Lhj91IStdwFhBHzXIoQ2XO31m3c6wolAkSUh8qma2VD7dP1XUXdwbk4w1uQh4Wg',
    file: '{"format":"pipsmith/warband","version":1,"system":"warband","name":"Łódź 🐺","fighters":[{"name":"Ork","rank":"rookie","stat":0,"role":"juggler","minion":true,"paint":"red"},{"name":"Ork 2","rank":"rookie","stat":20,"role":"distraction","melee":"Pine cone"},{"name":"Ork 2","rank":"boss","stat":8,"melee":"Pine cone","shooter":{"name":"Big one","class":"heavy-precise","range":3},"shield":true,"notes":"Two\\nlines."},{"name":"Boss 2","rank":"boss","stat":5,"shooter":{"class":"medium"}},{"name":"Specialist 1","rank":"specialist","stat":7,"shooter":{"name":"Flamethrower","class":"light"}}],"campaign":{"winter":3}}',
  },
  {
    about: 'warband: nobody',
    code: 'AgN7M6689fg1i5sEYQ',
    file: '{"format":"pipsmith/warband","version":1,"system":"warband","name":"Nobody","fighters":[]}',
  },
  {
    about: 'warband: all wrong',
    code: 'Agz6N0c81yTYTPxl4PwOzk4GLPdXs2STAsDTDZIlhma8xIYbMBOQfV4YR_0zmwHkJM1C',
    file: '{"format":"pipsmith/warband","version":1,"system":"warband","name":"All wrong","fighters":[{"name":"A","rank":"boss","stat":9,"role":"martial-artist","melee":"Fists of iron"},{"name":"B","rank":"specialist","stat":4,"role":"berserker","shooter":{"name":"Bow","class":"light"}},{"name":"C","rank":"specialist","stat":4,"role":"sniper","shooter":{"name":"Cannon","class":"heavy-area"}},{"name":"D","rank":"specialist","stat":4},{"name":"E","rank":"rookie","stat":2,"role":"distraction"},{"name":"F","rank":"rookie","stat":3,"role":"fire-team"},{"name":"G","rank":"rookie","stat":4,"role":"fire-team"},{"name":"H","rank":"rookie","stat":4,"role":"thug"}]}',
  },
  {
    about: 'pips where they were painted: a hero and his wolf',
    code: 'Agz6QEv2A6FthKm1YNmJv4HqCyzAeQQBbs7sX8uskuhM9-Q8oW-lwy9JPNy6iQ3_IrlW',
    file: '{"format":"pipsmith/hero","version":1,"system":"living","name":"Jane","equipment":{"armour":"none","shield":false,"weapons":[{"name":"Short bow","type":"shortbow"}]},"faces":{"5":{"ranged":3},"6":{"ranged":3,"skill":1}},"skills":["beastmaster/basic-animal-training"],"followers":[{"kind":"pet","name":"Fang","ability":"hungry","magical":false,"faces":{"5":{"melee":4,"skill":1}},"places":{"5":["melee","skill","melee","melee","melee"]}}],"places":{"5":["ranged",null,null,"ranged","ranged"],"6":[null,"skill","ranged","ranged",null,"ranged"]},"note":"chipped"}',
  },
  {
    about: 'first edition: pips where they were painted',
    code: 'AgSavRrVRFS9p19rlxERxd7W',
    file: '{"format":"pipsmith/hero","version":1,"system":"first","name":"Morgause","equipment":{"armour":"none","shield":false,"weapons":[]},"faces":{"6":{"magic":5,"skill":1}},"skills":[],"places":{"6":["magic","magic","skill","magic","magic","magic"]}}',
  },
  {
    about: 'first edition: first-bito',
    code: 'AgjKEbDjQXcBA8OlpyYCv6k92Os2dIAElIFwqzOYEteUKME',
    file: '{"format":"pipsmith/hero","version":1,"system":"first","name":"Bito van Ostmark","title":"Paladin","equipment":{"armour":"heavy","shield":true,"weapons":[{"name":"Mace","type":"melee"}]},"faces":{"3":{"melee":1},"4":{"melee":3},"5":{"armour":4},"6":{"armour":4,"magic":1,"skill":1}},"skills":["prayers/life-boon"]}',
  },
  {
    about: 'first edition: first-thranduil',
    code: 'AgkDYdFm4rmMVD_FQ5XsGkKAHdJzjn3bHNf7ACMqKT9aodtI',
    file: '{"format":"pipsmith/hero","version":1,"system":"first","name":"Thranduil","title":"Archer","equipment":{"armour":"light","shield":false,"weapons":[{"name":"Longbow","type":"ranged"},{"name":"Dagger","type":"melee"}]},"faces":{"4":{"armour":1,"melee":1},"5":{"armour":1,"ranged":2},"6":{"armour":1,"ranged":3,"skill":1}},"skills":["ranged/aimed-shot"]}',
  },
  {
    about: 'first edition: first-hekate',
    code: 'AgiJAf4KyaSRInSXS9ySUNyATH25B1Qw0HAfaIgBC-9Leg',
    file: '{"format":"pipsmith/hero","version":1,"system":"first","name":"Hekate","title":"Battlemage","equipment":{"armour":"none","shield":false,"weapons":[{"name":"Wand","type":"magic"}],"other":["Robe"]},"faces":{"6":{"magic":5,"skill":1}},"skills":["primal-force/fireball","primal-force/starfire","primal-force/icy-shackles"]}',
  },
  {
    about: 'draco: cathryn',
    code: 'AgfNorLbyGY7P4oLWba7Wf6AczqXm4_yTR5SmgRZeg',
    file: '{"format":"pipsmith/hero","version":1,"system":"draco","kind":"slayer","name":"Cathryn","title":"Shield of the four","attack":"dagger","faces":{"4":{"attack":2},"5":{"attack":3,"shield":1},"6":{"attack":4,"shield":1}},"skills":["low-guard","second-wind","draw-her-eye"]}',
  },
  {
    about: 'draco: daeldric',
    code: 'AgfNwq14bN_CFRkBrPVsvSCpFb7D82Hqb8kWFrBOBg',
    file: '{"format":"pipsmith/hero","version":1,"system":"draco","kind":"slayer","name":"Daeldric","title":"Breaker of scales","attack":"dagger","faces":{"3":{"attack":1},"4":{"attack":2},"5":{"attack":3},"6":{"attack":4}},"skills":["heavy-swing","between-the-scales","hamstring"]}',
  },
  {
    about: 'draco: braron',
    code: 'AgmFShxuIql38XOuIM0RQDK1dE6FPEdf5CYykMaKPShNPAoQvOI',
    file: '{"format":"pipsmith/hero","version":1,"system":"draco","kind":"slayer","name":"Braron","title":"Archer who must not be reached","attack":"bow","faces":{"4":{"shield":1},"5":{"attack":3},"6":{"attack":3,"shield":1}},"skills":["shot-at-the-eye","barbed-arrow","fall-back"]}',
  },
  {
    about: 'draco: amalica',
    code: 'AgnG9oL-mOve0BywaTNjnSB5zFO8pALQ5njtJ1lyiHdOqiK9A4xf',
    file: '{"format":"pipsmith/hero","version":1,"system":"draco","kind":"slayer","name":"Amalica","title":"Priestess of the spider queen","attack":"magic","faces":{"3":{"attack":1,"shield":1},"4":{"attack":1,"shield":1},"5":{"attack":1,"shield":1},"6":{"attack":1,"shield":1}},"skills":["raise-the-dead","spider-sting","great-web"]}',
  },
  {
    about: 'draco: eryam',
    code: 'Ag21bpeQdjynCoWqi_afmoLRcNMY6mWrwicJAByaahjONdhRnrtByvFnlOiKAeq17AW_hfOH',
    file: '{"format":"pipsmith/hero","version":1,"system":"draco","kind":"dragon","name":"Eryam","title":"The dragon","cards":[{"name":"Maw","skill":"acid-breath","claw":true,"faces":{"2":{"dagger":2},"6":{"dagger":4,"shield":2}}},{"name":"Hide","skill":"thickening-scales","claw":true,"faces":{"3":{"shield":1},"4":{"dagger":4},"5":{"shield":1},"6":{"dagger":1,"shield":2}}},{"name":"Fangs","skill":"crushing-jaws","faces":{"5":{"dagger":5},"6":{"dagger":2}}},{"name":"Nostrils","skill":"scent-of-blood","faces":{"3":{"dagger":3},"6":{"dagger":4}}},{"name":"Heart","skill":"rising-fury","faces":{"3":{"shield":2},"5":{"shield":2},"6":{"dagger":5}}}]}',
  },
];
