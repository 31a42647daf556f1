import type { MarketTexts } from '@materia/market-model';

export const consent = {
  title: 'A escolha dos cookies é sua',
  text: 'Os necessários guardam o carrinho e a sessão. Os restantes só são usados com o seu consentimento, que pode alterar a qualquer momento no rodapé.',
  policy: 'Política de cookies',
  acceptAll: 'Aceitar todos',
  refuseAll: 'Recusar todos',
  choose: 'Escolher por categoria',
  save: 'Guardar a minha escolha',
  necessary: 'Necessários',
  necessaryText: 'Carrinho, sessão e segurança. Sempre ativos.',
  performance: 'Medição',
  performanceText: 'Mostram-nos que páginas funcionam e quais dão problemas.',
  functional: 'Comodidade',
  functionalText: 'Memorizam as suas preferências, como os últimos produtos vistos.',
  targeting: 'Publicidade',
  targetingText: 'Adaptam os anúncios ao que consulta.',
  social: 'Redes sociais',
  socialText: 'Permitem ver e partilhar conteúdos de outros serviços.',
  saved: 'A sua escolha foi guardada.',
} as const satisfies MarketTexts['consent'];
