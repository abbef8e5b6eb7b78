/** What the writer's data never says of a shop or its products. */

/** What only the owner may say, and what nobody should. */
export const PROMISES = /R\$|descontos?\b|frete|parcel|grátis|estoque|garanti[ar]|últim[ao]s (?:unid|peças|vagas)|promoç|oficial/i
export const EFFECTS = /terapia|terapêutic|relaxa|ansiedade|estresse|insônia|\bcura\b|saudável|hipoalerg|segur[oa] para/i
export const THERAPY = /acredite em você|desista|respire fundo|tudo passa|jornada/i
