import type { ConsentBannerTexts } from '../consent/ConsentBanner.tsx';
import { wordsOfLanguage } from './words-of-language.ts';

const WORDS = {
  pl: {
    title: 'Ty decydujesz o plikach cookie',
    text: 'Niezbędne pliki utrzymują koszyk i logowanie. Pozostałe zapisujemy tylko za Twoją zgodą, którą możesz w każdej chwili zmienić w stopce.',
    policy: 'Polityka cookie',
    acceptAll: 'Akceptuję wszystkie',
    refuseAll: 'Odrzucam wszystkie',
    choose: 'Wybierz kategorie',
    save: 'Zapisz wybór',
    categories: {
      C0001: { name: 'Niezbędne', text: 'Koszyk, logowanie i bezpieczeństwo. Zawsze włączone.' },
      C0002: {
        name: 'Pomiar',
        text: 'Pokazują nam, które strony działają, a które sprawiają kłopot.',
      },
      C0003: {
        name: 'Wygoda',
        text: 'Pamiętają ustawienia, na przykład ostatnio oglądane produkty.',
      },
      C0004: { name: 'Reklama', text: 'Dopasowują reklamy do tego, co oglądasz.' },
      C0005: {
        name: 'Media społecznościowe',
        text: 'Pozwalają odtwarzać i udostępniać treści innych serwisów.',
      },
    },
  },
  es: {
    title: 'Tú decides sobre las cookies',
    text: 'Las necesarias mantienen tu carrito y tu sesión. Las demás solo se guardan si las aceptas, y puedes cambiar de opinión cuando quieras desde el pie de página.',
    policy: 'Política de cookies',
    acceptAll: 'Aceptar todas',
    refuseAll: 'Rechazar todas',
    choose: 'Elegir por categorías',
    save: 'Guardar mi elección',
    categories: {
      C0001: {
        name: 'Necesarias',
        text: 'Carrito, inicio de sesión y seguridad. Siempre activas.',
      },
      C0002: { name: 'Medición', text: 'Nos dicen qué páginas funcionan y cuáles dan problemas.' },
      C0003: {
        name: 'Comodidad',
        text: 'Recuerdan tus ajustes, como los últimos productos vistos.',
      },
      C0004: { name: 'Publicidad', text: 'Adaptan los anuncios a lo que miras.' },
      C0005: {
        name: 'Redes sociales',
        text: 'Permiten ver y compartir contenidos de otros servicios.',
      },
    },
  },
  fr: {
    title: 'Les cookies, c’est vous qui décidez',
    text: 'Les cookies nécessaires conservent votre panier et votre connexion. Les autres ne sont déposés qu’avec votre accord, que vous pouvez retirer à tout moment en bas de page.',
    policy: 'Politique relative aux cookies',
    acceptAll: 'Tout accepter',
    refuseAll: 'Tout refuser',
    choose: 'Choisir par catégorie',
    save: 'Enregistrer mon choix',
    categories: {
      C0001: { name: 'Nécessaires', text: 'Panier, connexion et sécurité. Toujours actifs.' },
      C0002: {
        name: 'Mesure d’audience',
        text: 'Ils nous montrent quelles pages fonctionnent et lesquelles posent problème.',
      },
      C0003: {
        name: 'Confort',
        text: 'Ils retiennent vos réglages, par exemple les derniers produits vus.',
      },
      C0004: { name: 'Publicité', text: 'Ils adaptent les annonces à ce que vous regardez.' },
      C0005: {
        name: 'Réseaux sociaux',
        text: 'Ils permettent de lire et de partager des contenus d’autres services.',
      },
    },
  },
  pt: {
    title: 'A escolha dos cookies é sua',
    text: 'Os necessários guardam o carrinho e a sessão. Os restantes só são usados com o seu consentimento, que pode alterar a qualquer momento no rodapé.',
    policy: 'Política de cookies',
    acceptAll: 'Aceitar todos',
    refuseAll: 'Recusar todos',
    choose: 'Escolher por categoria',
    save: 'Guardar a minha escolha',
    categories: {
      C0001: { name: 'Necessários', text: 'Carrinho, sessão e segurança. Sempre ativos.' },
      C0002: { name: 'Medição', text: 'Mostram-nos que páginas funcionam e quais dão problemas.' },
      C0003: {
        name: 'Comodidade',
        text: 'Memorizam as suas preferências, como os últimos produtos vistos.',
      },
      C0004: { name: 'Publicidade', text: 'Adaptam os anúncios ao que consulta.' },
      C0005: {
        name: 'Redes sociais',
        text: 'Permitem ver e partilhar conteúdos de outros serviços.',
      },
    },
  },
} as const satisfies Readonly<Record<string, ConsentBannerTexts>>;

export const consentTexts = (language: string): ConsentBannerTexts =>
  wordsOfLanguage<ConsentBannerTexts>(WORDS, language);
