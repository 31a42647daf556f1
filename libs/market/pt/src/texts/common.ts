import type { MarketTexts } from '@materia/market-model';

export const common = {
  skipToContent: 'Saltar para o conteúdo',
  home: 'Página inicial',
  menu: 'Menu',
  categories: 'Categorias',
  search: 'Pesquisar',
  cart: 'Carrinho',
  cartItems: {
    one: '{count} artigo no carrinho',
    many: '{count} de artigos no carrinho',
    other: '{count} artigos no carrinho',
  },
  account: 'A minha conta',
  signIn: 'Iniciar sessão',
  signOut: 'Terminar sessão',
  yourStore: 'A sua loja: {name}',
  labelled: '{label}: {value}',
  close: 'Fechar',
  back: 'Voltar atrás',
  showPassword: 'Mostrar palavra-passe',
} as const satisfies MarketTexts['common'];
