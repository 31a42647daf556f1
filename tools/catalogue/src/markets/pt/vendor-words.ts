import type { VendorWords } from '../demo-market.ts';

/** Vendor profile texts of the market; products in vendor order. */
export const vendorWords: VendorWords = {
  goods: [
    'torneiras, lavatórios e equipamento de casa de banho',
    'britas, areia e inertes com entrega em obra',
    'ferramentas manuais e elétricas para profissionais',
    'madeira estrutural, decks e painéis',
    'azulejos, grés e pavimentos cerâmicos',
    'tintas, vernizes e material de pintura',
    'cabos, aparelhagem e quadros elétricos',
    'plantas, substratos e ferramentas de jardim',
    'lareiras, recuperadores e salamandras',
    'parafusos, buchas e fixações à unidade ou ao quilo',
    'soalhos, laminados e rodapés',
    'telhas, caleiras e acessórios de cobertura',
    'portas, janelas e caixilharia por medida',
    'lã mineral, poliestireno e sistemas de isolamento',
    'tubos, acessórios e canalização',
    'fechaduras, puxadores e ferragens',
    'mobiliário de jardim, pérgulas e pavilhões',
    'candeeiros, apliques e iluminação exterior',
    'caixilharia de alumínio, estores e portadas',
    'argamassas, colas e químicos de construção',
    'vedações, redes e portões',
    'varão, perfis e malha de aço',
    'fardas, calçado e proteção individual',
    'rega, bombas e depósitos de água',
    'pedra natural, calçada e lajes',
  ],
  description:
    '{name}, com sede em {city}. Vendemos {goods}. O que temos em armazém segue em dois dias úteis e as dúvidas técnicas são respondidas por quem conhece o ofício.',
  returns:
    'Pode devolver o artigo nos 30 dias seguintes à entrega. Como consumidor tem sempre 14 dias para resolver o contrato sem indicar o motivo. A devolução fica a seu cargo, salvo se o artigo chegar danificado ou não estiver conforme. O reembolso é feito em 14 dias pelo mesmo meio de pagamento.',
  terms: [
    'O vendedor é {legalName}, {address}, {register}, NIF {taxNumber}, e-mail {email}. O contrato de compra e venda é celebrado connosco; a Materia gere a plataforma e transmite-nos a encomenda e o pagamento.',
    'Os preços das ofertas incluem o IVA. Os portes são indicados antes de confirmar a compra. A encomenda fica fechada quando a confirmamos por e-mail.',
    'Enviamos no prazo indicado na oferta. Se não o pudermos cumprir, avisamos de imediato e pode cancelar e receber o valor total.',
    'Como consumidor pode resolver o contrato em 14 dias a contar da entrega. Basta uma mensagem para {email} ou o formulário da sua conta Materia.',
    'Respondemos pela falta de conformidade durante três anos a contar da entrega. As reclamações são tratadas em 14 dias; junte uma fotografia e o número da encomenda.',
    'Os seus dados servem apenas para tratar a encomenda e cumprir obrigações fiscais. Em caso de litígio pode recorrer a um centro de arbitragem de consumo ou ao Livro de Reclamações.',
  ],
  zones: ['mainland', 'islands'],
  ecoRegister: { shortName: 'SILiAmb', pattern: 'PT########' },
};
