import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RowLabel as RowLabel_cd7ff53460e955d5264462e4f142fe21 } from '../../../components/admin/fields/row-label'
import { ResumeFile as ResumeFile_838b36a9fcad03dbb1c69bbd35028967 } from '../../../components/admin/careers/resume-file'
import { CodeField as CodeField_bf7ad9215226fcd894e5d22c077b7de4 } from '../../../components/admin/fields/code-field'
import { StatusField as StatusField_889aa555536d6453e73729de6b746f18 } from '../../../plugins/portal/collections/client-projects/panel/status-field'
import { BillRest as BillRest_c5e50648993db10447de75d6fb109e85 } from '../../../plugins/portal/collections/client-projects/panel/bill-rest'
import { Conversation as Conversation_e7a5752b45008d4cab11c355023a9e27 } from '../../../plugins/portal/collections/client-projects/panel/conversation'
import { ThreadField as ThreadField_6e42a3e5d7285dad7546e300b835f6ee } from '../../../plugins/portal/components/requests/thread-field'
import { DecimalCell as DecimalCell_21b68b1d6c6f2f843f6671d91029c4a1 } from '../../../components/admin/fields/decimal-cell'
import { DecimalField as DecimalField_c06b95cd8e79e0839ccd0558d6901ea5 } from '../../../components/admin/fields/decimal-field'
import { Following as Following_67d773d4201d5431024037fa57dc151e } from '../../../plugins/portal/collections/invoices/panel/following'
import { ExportInvoices as ExportInvoices_07d822d3aba8f9c32ffa2cd653d53c3d } from '../../../plugins/portal/collections/invoices/panel/export-invoices'
import { Nav as Nav_d520565af608d5416c29e29b6d57f6e1 } from '../../../components/admin/nav/nav'
import { PanelIcon as PanelIcon_dabe0d92dd161a368c2e01b22dc28aa6 } from '../../../components/admin/mark'
import { DashboardView as DashboardView_30ab6a8fe8b58dbb3d774c6a70c4dfd0 } from '../../../components/admin/dashboard/dashboard-view'
import { RfqView as RfqView_770384d9c330f73d29e0261a9a6087fb } from '../../../components/admin/rfq/rfq-view'
import { SettingsView as SettingsView_e4881f55ea05453617689af806d1519f } from '../../../components/admin/settings/settings-view'
import { AuditView as AuditView_bb5ce0bcd23ba5883c6e5925fd45f59e } from '../../../components/admin/audit/audit-view'
import { ContentView as ContentView_82fff170a2b35ec0afc9f69bd9b111a8 } from '../../../components/admin/content/content-view'
import { OverviewView as OverviewView_b3b61da0380ad4ebc20d9b56eb47b6ff } from '../../../components/admin/monitoring/overview-view'
import { ServersView as ServersView_5b21cd9e44660c1de5b8869d78c48900 } from '../../../components/admin/monitoring/servers-view'
import { AlertsView as AlertsView_174dc38140fa758694dae2c8a152617b } from '../../../components/admin/monitoring/alerts-view'
import { PluginsView as PluginsView_79e600a42aa45f77a3eb7ea231cbab3c } from '../../../components/admin/plugins/plugins-view'
import { QuoteView as QuoteView_5dc3215aac83e62585db56ad83b91dde } from '../../../components/admin/quotes/quote-view'
import { ReportsView as ReportsView_6eefc2e7cd32f8e6a8aa0ae7b9f8ef7e } from '../../../components/admin/reports/reports-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/admin/fields/row-label#RowLabel": RowLabel_cd7ff53460e955d5264462e4f142fe21,
  "/components/admin/careers/resume-file#ResumeFile": ResumeFile_838b36a9fcad03dbb1c69bbd35028967,
  "/components/admin/fields/code-field#CodeField": CodeField_bf7ad9215226fcd894e5d22c077b7de4,
  "/plugins/portal/collections/client-projects/panel/status-field#StatusField": StatusField_889aa555536d6453e73729de6b746f18,
  "/plugins/portal/collections/client-projects/panel/bill-rest#BillRest": BillRest_c5e50648993db10447de75d6fb109e85,
  "/plugins/portal/collections/client-projects/panel/conversation#Conversation": Conversation_e7a5752b45008d4cab11c355023a9e27,
  "/plugins/portal/components/requests/thread-field#ThreadField": ThreadField_6e42a3e5d7285dad7546e300b835f6ee,
  "/components/admin/fields/decimal-cell#DecimalCell": DecimalCell_21b68b1d6c6f2f843f6671d91029c4a1,
  "/components/admin/fields/decimal-field#DecimalField": DecimalField_c06b95cd8e79e0839ccd0558d6901ea5,
  "/plugins/portal/collections/invoices/panel/following#Following": Following_67d773d4201d5431024037fa57dc151e,
  "/plugins/portal/collections/invoices/panel/export-invoices#ExportInvoices": ExportInvoices_07d822d3aba8f9c32ffa2cd653d53c3d,
  "/components/admin/nav/nav#Nav": Nav_d520565af608d5416c29e29b6d57f6e1,
  "/components/admin/mark#PanelIcon": PanelIcon_dabe0d92dd161a368c2e01b22dc28aa6,
  "/components/admin/dashboard/dashboard-view#DashboardView": DashboardView_30ab6a8fe8b58dbb3d774c6a70c4dfd0,
  "/components/admin/rfq/rfq-view#RfqView": RfqView_770384d9c330f73d29e0261a9a6087fb,
  "/components/admin/settings/settings-view#SettingsView": SettingsView_e4881f55ea05453617689af806d1519f,
  "/components/admin/audit/audit-view#AuditView": AuditView_bb5ce0bcd23ba5883c6e5925fd45f59e,
  "/components/admin/content/content-view#ContentView": ContentView_82fff170a2b35ec0afc9f69bd9b111a8,
  "/components/admin/monitoring/overview-view#OverviewView": OverviewView_b3b61da0380ad4ebc20d9b56eb47b6ff,
  "/components/admin/monitoring/servers-view#ServersView": ServersView_5b21cd9e44660c1de5b8869d78c48900,
  "/components/admin/monitoring/alerts-view#AlertsView": AlertsView_174dc38140fa758694dae2c8a152617b,
  "/components/admin/plugins/plugins-view#PluginsView": PluginsView_79e600a42aa45f77a3eb7ea231cbab3c,
  "/components/admin/quotes/quote-view#QuoteView": QuoteView_5dc3215aac83e62585db56ad83b91dde,
  "/components/admin/reports/reports-view#ReportsView": ReportsView_6eefc2e7cd32f8e6a8aa0ae7b9f8ef7e,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
